import { firstText } from "../../packages/content-engine"

declare module "../../packages/content-engine" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- TypeScript merges declarations of one form alone.
  interface SiteFields<Data> {
    /** The picture on the preview images of pages whose content has none of its own: its path inside content/. */
    preview?: string
  }
}

/** The title of an object on its preview image, and where it stands. */
export const previewTitle = (data: unknown): ReturnType<typeof firstText> =>
  firstText(data, [
    ["blocks", "0", "title"],
    ["hero", "title"],
    ["heading"],
    ["title"],
    ["name"],
    ["notFound", "title"],
  ])

/** The picture of an object on its preview image, as a path that its file names, and where it stands. */
export const previewPicture = (data: unknown): ReturnType<typeof firstText> =>
  firstText(data, [
    ["meta", "picture"],
    ["blocks", "0", "picture"],
    ["hero", "picture"],
    ["picture"],
    ["thumbnail"],
    ["card", "picture"],
    ["notFound", "picture"],
  ])
