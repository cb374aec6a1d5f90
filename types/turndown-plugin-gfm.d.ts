/** Tables, strikethrough and task lists for turndown: the package brings no types. */
declare module "@joplin/turndown-plugin-gfm" {
  import type Turndown from "turndown"

  export const gfm: Turndown.Plugin
}
