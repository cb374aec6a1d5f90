declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby"

  /** Node of an image's file. */
  export interface ImageFile extends Node {
    absolutePath: string
    relativePath: string
    extension: string
  }

  /** Queues the pictures that it tells of; a build makes them at its end, `develop` when they are asked for. */
  export const generateImageData: (options: {
    file: ImageFile
    args: object
    pathPrefix: string
    reporter: Reporter
    cache: GatsbyCache
  }) => Promise<import("gatsby-plugin-image").IGatsbyImageData | undefined>
}
