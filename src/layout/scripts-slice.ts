/** Where Gatsby keeps its script elements. It is an internal name: the build stops if the file is not there (gatsby/on-post-build.ts). */
export const scriptsSlice = "/_gatsby/slices/_gatsby-scripts-1.html"
