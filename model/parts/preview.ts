import { firstString } from "#engine"

/** The title of an object on its preview image, and where it stands. */
export const previewTitle = (data: unknown): ReturnType<typeof firstString> =>
  firstString(data, [["blocks", "0", "title"], ["heading"], ["title"], ["name"]])

/** The picture of an object on its preview image, as a path that its file names, and where it stands. */
export const previewPicture = (data: unknown): ReturnType<typeof firstString> =>
  firstString(data, [["meta", "picture"], ["blocks", "0", "picture"], ["picture"], ["thumbnail"]])
