import { posix } from "node:path"

/** Returns whether a path is relative to its file. Other paths are relative to content/. */
const isRelative = (path: string): boolean => /^\.\.?\//.test(path)

/**
 * Resolves the path of a picture to its path inside content/.
 * @param file - path of the referring file inside content/
 * @param path - `./team/ana.jpg`, relative to the file, or `images/ana.jpg` inside content/
 */
export const resolveImagePath = (file: string, path: string): string =>
  isRelative(path) ? posix.join(posix.dirname(file), path) : posix.normalize(path)

/** Percent-decodes a URL; returns it unchanged if it is malformed ("100%"). */
export const decodePath = (url: string): string => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Resolves the URL of an image in prose, which is always relative to its file. */
export const resolveProseImage = (file: string, url: string): string => posix.join(posix.dirname(file), decodePath(url))
