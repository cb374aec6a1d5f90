declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2"
    /** A number pins an axis, a range keeps part of it. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}

declare module "fontverter" {
  /** Converts a font between TrueType, WOFF and WOFF2. */
  export const convert: (font: Uint8Array, to: "truetype" | "woff" | "woff2") => Promise<Buffer<ArrayBuffer>>
}

/** The package as it is, where its name stands for src/render/image.tsx. */
declare module "gatsby-plugin-image/dist/gatsby-image.module" {
  export * from "gatsby-plugin-image"
}
