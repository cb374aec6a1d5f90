declare module "fontverter" {
  /** Converts a font between TrueType, WOFF and WOFF2. */
  export const convert: (font: Uint8Array, to: "truetype" | "woff" | "woff2") => Promise<Buffer<ArrayBuffer>>
}

declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby"

  /** File node of an image. */
  export interface ImageFile extends Node {
    absolutePath: string
    relativePath: string
    extension: string
  }

  /** Queues images and returns their data. `gatsby build` creates them at its end, `develop` on request. */
  export const generateImageData: (options: {
    file: ImageFile
    args: object
    pathPrefix: string
    reporter: Reporter
    cache: GatsbyCache
  }) => Promise<import("gatsby-plugin-image").IGatsbyImageData | undefined>
}
