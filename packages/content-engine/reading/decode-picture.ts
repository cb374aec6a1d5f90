import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, extname, join } from "node:path"
import type { ProseProblem } from "../entry"

/** Pictures that were found to be whole, by what is in them: each is decoded once. */
const KNOWN = "node_modules/.cache/whole-pictures.json"

const read = (file: string): Set<string> => {
  try {
    return new Set(JSON.parse(readFileSync(file, "utf8")) as string[])
  } catch {
    return new Set()
  }
}

interface SvgError {
  reason?: string
  line?: number
  column?: number
}

/** What keeps an SVG from being read as one, asked of what the build reads it with. */
const svgProblem = async (svg: string): Promise<ProseProblem | undefined> => {
  const { optimize } = await import("svgo")
  try {
    optimize(svg, { plugins: [] })
    return undefined
  } catch (error) {
    const { reason = String(error), line = 1, column = 1 } = error as SvgError
    return { line, column, message: tell(reason) }
  }
}

/** What libraries say of a picture, for whoever has put it there. */
const tell = (reason: string): string => {
  if (/entity|EntityRef/i.test(reason))
    return `This picture has a "&" in it that an SVG cannot have (${reason}). Write &amp; for the sign itself, or export the picture again.`
  if (/unclosed|XML|tag/i.test(reason))
    return "This picture is no whole SVG: a part of it is missing. Copy or export it again."
  return "This picture is damaged: it cannot be drawn to its end. Copy or export it again."
}

/** What keeps a picture from being drawn to its end. */
const problemOf = async (path: string, bytes: Buffer): Promise<ProseProblem | undefined> => {
  if (extname(path).toLowerCase() === ".svg") {
    const problem = await svgProblem(bytes.toString())
    if (problem) return problem
  }
  // Most checks find no picture that is new, and what draws them takes a tenth of their time to load. In Gatsby's
  // bundle it is the module itself.
  const loaded = await import("sharp")
  const sharp = "default" in loaded ? loaded.default : (loaded as unknown as typeof import("sharp"))
  try {
    await sharp(bytes).stats()
    return undefined
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).trim().split("\n")[0] ?? ""
    return { line: 1, column: 1, message: tell(reason.replace(/^Input buffer has corrupt header: (?:glib: )?/, "")) }
  }
}

/**
 * @param root folder of the project, where it is kept which pictures are whole
 * @returns a function that tells what is wrong inside of a picture, in whatever way its facts look right
 */
export const pictureDecoder = (root: string) => {
  const file = join(root, KNOWN)
  let whole: Set<string> | undefined
  return async (path: string): Promise<ProseProblem | undefined> => {
    const bytes = readFileSync(path)
    const digest = createHash("sha1").update(bytes).digest("base64")
    whole ??= read(file)
    if (whole.has(digest)) return undefined
    const problem = await problemOf(path, bytes)
    if (problem) return problem
    whole.add(digest)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify([...whole]))
    return undefined
  }
}
