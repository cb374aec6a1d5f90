declare module "probe-image-size/sync" {
  /** Size and kind of an image from the bytes its file begins with; `null` if they are of no known kind. */
  export default function probe(bytes: Uint8Array): { width: number; height: number; type: string } | null
}
