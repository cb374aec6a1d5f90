import sharp from "sharp"

/** Creates a square picture with noise, like a photograph. */
export const createPhotograph = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: "teal", noise: { type: "gaussian", sigma: 9 } } })
    .png()
    .toBuffer()
