import { existsSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { z } from "zod"
import { decodePath, fileSize } from "#engine"

/** A file that is offered to visitors: on another host, or one in static/downloads. */
export const download = z
  .string()
  .regex(/^(https:\/\/|\/downloads\/)/, 'must start with "https://" or "/downloads/" (a file in static/downloads)')
  .meta({ format: "link", examples: ["/downloads/checklist.pdf"] })

/**
 * What a visitor is told of a file before fetching it: "PDF, 240 kB".
 * @returns nothing for files of other hosts, of which only their hosts know
 */
export const formatFileInfo = (address: string | null | undefined, root = process.cwd()): string | null => {
  if (!address?.startsWith("/")) return null
  const file = join(root, "static", decodePath(address))
  return existsSync(file) ? `${extname(file).slice(1).toUpperCase()}, ${fileSize(statSync(file).size)}` : null
}
