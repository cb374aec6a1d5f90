import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { errorsOf, type Issue, loadContent } from "../content-engine"
import { validate } from "../../model"
import { labelOf } from "./fields"

/** Where files lie while they are checked. */
const CACHE = "node_modules/.cache"

/** Characters by which somebody finds a line again. */
const QUOTED = 60

/** A field as its form calls it: `plans[0].name` → "Plans, 1, Name". A form knows no lines, so prose is quoted. */
const placeOf = ({ path, line }: Issue, text: string): string => {
  const parts = path.match(/[^.[\]]+/g)?.map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : labelOf(part)))
  return parts?.join(", ") ?? `"${text.split("\n")[line - 1]?.slice(0, QUOTED)}"`
}

/** What a file would hold. */
export interface FileContent {
  /** From the root of the clone. */
  path: string
  content: Buffer
}

/**
 * What the check says of files as they would be saved: they lie over those of content/, which stay as they are.
 * @param root folder of the clone
 * @returns what is wrong in them, each with its field
 */
export const mistakesIn = async (root: string, files: readonly FileContent[]): Promise<string[]> => {
  mkdirSync(join(root, CACHE), { recursive: true })
  const unsaved = mkdtempSync(join(root, CACHE, "edit-"))
  try {
    for (const { path, content } of files) {
      const file = join(unsaved, relative("content", path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    const { issues } = await validate(loadContent(root, ["content", relative(root, unsaved)]))
    return files.flatMap(({ path, content }) =>
      errorsOf(issues)
        .filter(({ file }) => file === path)
        .map(issue => `${placeOf(issue, String(content))}: ${issue.message}`),
    )
  } finally {
    rmSync(unsaved, { recursive: true })
  }
}
