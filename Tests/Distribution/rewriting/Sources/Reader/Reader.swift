// The sources of this target lie in the folder App, as layoutsim-sources.json says.
