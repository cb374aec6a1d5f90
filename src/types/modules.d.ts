declare module "fontverter" {
  /** Converts a font between TrueType, WOFF and WOFF2. */
  export const convert: (font: Uint8Array, to: "truetype" | "woff" | "woff2") => Promise<Buffer<ArrayBuffer>>
}
