declare module "fontverter" {
  /** Converts a font between TrueType, WOFF and WOFF2. */
  export const convert: (font: Uint8Array, to: "truetype" | "woff" | "woff2") => Promise<Buffer<ArrayBuffer>>
}

/** The package as it is, where its name stands for src/render/image.tsx. */
declare module "gatsby-plugin-image/dist/gatsby-image.module" {
  export * from "gatsby-plugin-image"
}
