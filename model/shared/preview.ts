import { firstString } from "#engine"

/** Returns the title for the preview image, with its path. */
export const previewTitle = (data: unknown): ReturnType<typeof firstString> =>
  firstString(data, [["blocks", "0", "title"], ["heading"], ["title"], ["name"]])

/** Returns the picture for the preview image, as written in the file, with its path. */
export const previewPicture = (data: unknown): ReturnType<typeof firstString> =>
  firstString(data, [["meta", "picture"], ["blocks", "0", "picture"], ["picture"], ["thumbnail"]])
