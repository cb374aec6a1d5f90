import sharp from "sharp"
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from "#engine"
import type { FileChange } from "./check"

/** Maximum side in px of a scaled photograph. */
const SCALED_SIDE = 2560

/** Scales a photograph that exceeds the limits, such as one of a phone. Animations and other files stay unchanged. */
export const fitPicture = async (change: FileChange): Promise<FileChange> => {
  const { path, content } = change
  if (!content || !/\.(png|jpe?g|webp|avif)$/i.test(path)) return change
  try {
    const { width, height, pages = 1 } = await sharp(content).metadata()
    const isWithinLimits = content.length <= MAX_PICTURE_BYTES && Math.max(width, height) <= MAX_PICTURE_SIDE
    if (isWithinLimits || pages > 1) return change
    const size = { width: SCALED_SIDE, height: SCALED_SIDE, fit: "inside", withoutEnlargement: true } as const
    return { path, content: await sharp(content).autoOrient().resize(size).toBuffer() }
  } catch {
    // The check reports files that are not pictures.
    return change
  }
}
