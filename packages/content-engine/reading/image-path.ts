import { posix } from "node:path"

/** Where a picture lies whose path begins with a dot: beside the file that names it. All others lie inside content/. */
const isRelative = (path: string): boolean => /^\.\.?\//.test(path)

/**
 * @param file that names the picture, inside content/
 * @param path as it stands there: `./team/ana.jpg` beside the file, or `images/ana.jpg` inside content/
 * @returns the picture's path inside content/
 */
export const resolveImagePath = (file: string, path: string): string =>
  isRelative(path) ? posix.join(posix.dirname(file), path) : posix.normalize(path)

/** What an address says, as a path: names may be encoded in it; a percent sign by itself is one. */
export const decodePath = (url: string): string => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** The same of a picture in prose, whose address is one as links have it: always from the file's own place. */
export const resolveProseImage = (file: string, url: string): string => posix.join(posix.dirname(file), decodePath(url))
