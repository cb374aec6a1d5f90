import { existsSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { z } from "zod"
import { decodePath, formatFileSize } from "#engine"

/** URL of a download: a file on another host, or in static/downloads. */
export const download = z
  .string()
  .regex(/^(https:\/\/|\/downloads\/)/, 'must start with "https://" or "/downloads/" (a file in static/downloads)')
  .meta({ format: "link", examples: ["/downloads/checklist.pdf"] })

/** Formats type and size of a local file: "PDF, 240 kB". Returns null for files that are missing or on other hosts. */
export const formatFileInfo = (url: string | null | undefined, root = process.cwd()): string | null => {
  if (!url?.startsWith("/")) return null
  const file = join(root, "static", decodePath(url))
  return existsSync(file) ? `${extname(file).slice(1).toUpperCase()}, ${formatFileSize(statSync(file).size)}` : null
}
