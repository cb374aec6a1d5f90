import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { z } from "zod"
import { type FileChange, findMistakes, type Mistake } from "./check"
import { isEditable, isUploadPath } from "./config"

/**
 * What Decap's "proxy" backend asks of a server that works on files: the part of decap-server's protocol that a local
 * clone needs. Every path is checked: nothing outside content/ is read or written.
 */

const path = z.string().refine(isEditable, "is no file of content/")
const folder = z.string().regex(/^content(\/[\w-]+)*$/)
const asset = z.object({
  path: z.string().refine(isUploadPath, "is no file of content/"),
  content: z.base64().transform(content => Buffer.from(content, "base64")),
})
const dataFile = z.object({ path, raw: z.string() }).transform(({ path, raw }) => ({ path, content: Buffer.from(raw) }))

const request = z.discriminatedUnion("action", [
  z.object({ action: z.literal("entriesByFolder"), params: z.object({ folder, extension: z.string() }) }),
  z.object({ action: z.literal("entriesByFiles"), params: z.object({ files: z.array(z.object({ path })) }) }),
  z.object({ action: z.literal("getEntry"), params: z.object({ path }) }),
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({ dataFiles: z.array(dataFile), assets: z.array(asset) }),
  }),
  z.object({ action: z.literal("getMedia"), params: z.object({ mediaFolder: folder }) }),
  z.object({ action: z.literal("getMediaFile"), params: z.object({ path }) }),
  z.object({ action: z.literal("persistMedia"), params: z.object({ asset }) }),
  // Not Decap's: a picture that is chosen in a form is not written before the form is saved.
  z.object({ action: z.literal("checkMedia"), params: z.object({ asset }) }),
  z.object({ action: z.literal("deleteFiles"), params: z.object({ paths: z.array(path) }) }),
])

/** A request that Decap does not make, that leaves the content folder, or that would break the content. */
export class EditRequestError extends Error {
  override name = "EditRequestError"

  constructor(
    message: string,
    readonly mistakes: Mistake[] = [],
  ) {
    super(message)
  }
}

/** @param root folder of the clone */
export const createFileBackend = (root: string) => {
  const at = (file: string) => join(root, file)

  const entry = (file: string) => ({
    data: existsSync(at(file)) ? readFileSync(at(file), "utf8") : null,
    file: { path: file, id: file },
  })

  const media = (file: string) => ({
    id: file,
    path: file,
    name: posix.basename(file),
    encoding: "base64",
    content: readFileSync(at(file), "base64"),
  })

  /** Writes and deletes files, or throws if that would break the content. */
  const apply = async (changes: readonly FileChange[], isTrial = false) => {
    const mistakes = await findMistakes(root, changes)
    if (mistakes.length > 0)
      throw new EditRequestError(mistakes.map(({ field, message }) => `${field}: ${message}`).join("\n"), mistakes)
    for (const { path: file, content } of isTrial ? [] : changes) {
      mkdirSync(dirname(at(file)), { recursive: true })
      if (content) writeFileSync(at(file), content)
      else rmSync(at(file), { force: true })
    }
  }

  const list = (from: string): string[] =>
    existsSync(at(from))
      ? readdirSync(at(from))
          .map(name => posix.join(from, name))
          .filter(isEditable)
          .sort()
      : []

  /**
   * Answers one request.
   * @throws EditRequestError if it is none of the protocol, names a file outside the content, or would save what the
   * check does not let pass
   */
  return async (body: unknown): Promise<unknown> => {
    const result = request.safeParse(body)
    if (!result.success) throw new EditRequestError(z.prettifyError(result.error))
    const asked = result.data
    switch (asked.action) {
      case "entriesByFolder":
        return list(asked.params.folder)
          .filter(file => file.endsWith(`.${asked.params.extension}`))
          .map(entry)
      case "entriesByFiles":
        return asked.params.files.map(({ path: file }) => entry(file))
      case "getEntry":
        return entry(asked.params.path)
      case "persistEntry":
        await apply([...asked.params.dataFiles, ...asked.params.assets])
        return { message: "entry persisted" }
      case "getMedia":
        return list(asked.params.mediaFolder).map(media)
      case "getMediaFile":
        return media(asked.params.path)
      case "persistMedia":
        await apply([asked.params.asset])
        return media(asked.params.asset.path)
      case "checkMedia":
        await apply([asked.params.asset], true)
        return { message: "media checked" }
      case "deleteFiles":
        await apply(asked.params.paths.map(file => ({ path: file })))
        return { message: "files deleted" }
    }
  }
}
