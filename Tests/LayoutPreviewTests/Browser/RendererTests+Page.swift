extension RendererTests {
  /// The page that compares the pictures of an SVG and of a PNG file.
  static let page = #"""
    <!doctype html>
    <meta charset="utf-8">
    <title>Renderers</title>
    <link rel="icon" href="data:,">
    <body></body>
    <script>
    "use strict";
    let result = "";
    const load = async address => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    };
    const pixels = (image, width, height) => {
      const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      // Gray below, so that what is transparent differs from white and from black.
      canvas.fillStyle = "#808080";
      canvas.fillRect(0, 0, width, height);
      canvas.drawImage(image, 0, 0, width, height);
      return canvas.getImageData(0, 0, width, height).data;
    };
    // The room that the letters of a text take, which the ink of the first and the last may leave.
    const advance = text => {
      const ends = [];
      for (let index = 0; index < text.getNumberOfChars(); index++)
        ends.push(text.getStartPositionOfChar(index).x, text.getEndPositionOfChar(index).x);
      return Math.max(...ends) - Math.min(...ends);
    };
    // The boxes of the texts in a file, in points, and how far the width of each is from the layout's.
    const texts = address => {
      const request = new XMLHttpRequest();
      request.open("GET", address, false);
      request.send();
      document.body.innerHTML = request.responseText;
      const page = document.querySelector("svg").getBoundingClientRect();
      const boxes = [...document.querySelectorAll("text")].map(text => {
        const box = text.getBoundingClientRect();
        // Letters may stand out of their box a little.
        const more = 2 + box.height / 8;
        return {
          left: box.left - page.left - more, right: box.right - page.left + more,
          top: box.top - page.top - more, bottom: box.bottom - page.top + more,
          off: Math.abs(advance(text) - text.getAttribute("textLength"))
        };
      });
      document.body.innerHTML = "";
      return boxes;
    };
    // How far a channel of a pixel is from all that another picture has there and in the eight pixels around.
    const beyond = (one, other, width, height, x, y) => {
      let most = 0;
      for (let channel = 0; channel < 3; channel++) {
        let low = 255, high = 0;
        for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
          for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
            const level = other[(v * width + u) * 4 + channel];
            low = Math.min(low, level);
            high = Math.max(high, level);
          }
        const level = one[(y * width + x) * 4 + channel];
        most = Math.max(most, low - level, level - high);
      }
      return most;
    };
    // The greatest difference of the mean color in a box, whose pixels are marked.
    const tone = (box, one, other, width, height, marks, scale) => {
      const place = (number, limit) => Math.max(0, Math.min(limit, Math.round(number * scale)));
      const left = place(box.left, width), right = place(box.right, width);
      const top = place(box.top, height), bottom = place(box.bottom, height);
      const sums = [0, 0, 0];
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const pixel = y * width + x;
          marks[pixel] = 1;
          for (let channel = 0; channel < 3; channel++)
            sums[channel] += one[pixel * 4 + channel] - other[pixel * 4 + channel];
        }
      return Math.max(...sums.map(Math.abs)) / Math.max(1, (right - left) * (bottom - top));
    };
    // The greatest number of connected pixels that are above a level, and the first of them.
    const longestLine = (levels, width, level) => {
      let longest = 0, place = 0;
      const rest = [];
      for (let start = 0; start < levels.length; start++) {
        let count = 0;
        rest.push(start);
        while (rest.length) {
          const pixel = rest.pop();
          if (!(levels[pixel] > level)) continue;
          levels[pixel] = 0;
          count++;
          rest.push(pixel - width, pixel + width);
          if (pixel % width) rest.push(pixel - 1);
          if ((pixel + 1) % width) rest.push(pixel + 1);
        }
        if (count > longest) { longest = count; place = start; }
      }
      return [longest, place];
    };
    const difference = async (name, hasText) => {
      const [drawn, file] = await Promise.all([load(name + ".svg"), load(name + ".png")]);
      const width = file.naturalWidth, height = file.naturalHeight, scale = 2;
      if (Math.ceil(drawn.naturalWidth * scale) !== width || Math.ceil(drawn.naturalHeight * scale) !== height)
        throw `${drawn.naturalWidth} by ${drawn.naturalHeight} points are ${width} by ${height} pixels`;
      const one = pixels(drawn, width, height), other = pixels(file, width, height);
      const inText = new Uint8Array(width * height), far = new Uint8Array(width * height);
      const boxes = hasText ? texts(name + ".svg") : [];
      const tones = boxes.map(box => tone(box, one, other, width, height, inText, scale));
      let sum = 0, spot = 0, spotPlace = 0;
      for (let pixel = 0; pixel < far.length; pixel++) {
        if (inText[pixel]) continue;
        let most = 0;
        for (let place = 4 * pixel; place < 4 * pixel + 3; place++) {
          const level = Math.abs(one[place] - other[place]);
          sum += level;
          most = Math.max(most, level);
        }
        if (most <= 8) continue;
        const x = pixel % width, y = (pixel - x) / width;
        far[pixel] = Math.max(
          beyond(one, other, width, height, x, y), beyond(other, one, width, height, x, y));
      }
      for (let pixel = width + 1; pixel < far.length; pixel++) {
        if (pixel % width === 0) continue;
        const least = Math.min(far[pixel], far[pixel - 1], far[pixel - width], far[pixel - width - 1]);
        if (least > spot) { spot = least; spotPlace = pixel; }
      }
      const [longest, linePlace] = longestLine(far, width, 32);
      const worst = longest > 6 ? linePlace : spotPlace;
      return {
        mean: sum / (765 * far.length), spot, longest, tone: Math.max(0, ...tones),
        width: Math.max(0, ...boxes.map(box => box.off)),
        place: `${(worst % width) / scale}, ${Math.floor(worst / width) / scale}`
      };
    };
    const compare = (name, hasText) => {
      result = "";
      difference(name, hasText).then(
        found => { result = JSON.stringify(found); },
        fault => {
          result = JSON.stringify({ mean: 1, spot: 255, longest: 0, tone: 255, width: 0, place: String(fault) });
        });
    };
    </script>

    """#
}
