import { existsSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { z } from "zod"
import {
  type ContentFolder,
  type DataPath,
  type Entry,
  fileSize,
  type Issue,
  issueIn,
  possible,
} from "../../packages/content-engine"

/** A file that is offered to visitors: on another host, or one in static/downloads. */
export const download = z
  .string()
  .regex(/^(https:\/\/|\/downloads\/)/, 'must start with "https://" or "/downloads/" (a file in static/downloads)')

/** A file of this site that is offered is there. */
export const fileExists = (
  address: string | undefined,
  { downloads = new Set() }: Pick<ContentFolder, "downloads">,
  entry: Entry,
  path: DataPath,
  without: string,
): Issue[] =>
  address === undefined || !address.startsWith("/") || downloads.has(address)
    ? []
    : [
        issueIn(
          entry,
          path,
          `There is no file at "static${address}".${possible(address, [...downloads])} Put it there, or take the field out to show ${without}.`,
        ),
      ]

/**
 * What a visitor is told of a file before fetching it: "PDF, 240 kB".
 * @returns nothing for files of other hosts, of which only their hosts know
 */
export const noteOf = (address: string | null | undefined, root = process.cwd()): string | null => {
  if (!address?.startsWith("/")) return null
  const file = join(root, "static", address)
  return existsSync(file) ? `${extname(file).slice(1).toUpperCase()}, ${fileSize(statSync(file).size)}` : null
}
