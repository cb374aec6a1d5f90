/**
 * Server side of Decap's "proxy" backend: the subset of decap-server's protocol for local files. Every path is checked:
 * nothing outside content/ is read or written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { z } from "zod"
import { onlyErrors } from "#engine"
import { checkChanges, type FileChange, type Mistake } from "./check"
import { formUrlOf, isEditable, isUploadPath, toContentPath } from "./config"
import { fitPicture } from "./fit-picture"
import { createLivePreview } from "./unsaved-changes"

const path = z.string().refine(isEditable, "is not an editable file of content/")
const folder = z.string().regex(/^content(\/[\w-]+)*$/)
const asset = z.object({
  path: z.string().refine(isUploadPath, "is not an editable file of content/"),
  content: z.base64().transform(content => Buffer.from(content, "base64")),
})
const dataFile = z
  .object({ path, raw: z.string() })
  .transform(file => ({ path: file.path, content: Buffer.from(file.raw) }))

const requestSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("entriesByFolder"), params: z.object({ folder, extension: z.string() }) }),
  z.object({ action: z.literal("entriesByFiles"), params: z.object({ files: z.array(z.object({ path })) }) }),
  z.object({ action: z.literal("getEntry"), params: z.object({ path }) }),
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({ dataFiles: z.array(dataFile), assets: z.array(asset) }),
  }),
  // Not part of Decap's protocol: shows an unsaved entry in `develop`, until "clearPreview".
  z.object({
    action: z.literal("previewEntry"),
    params: z.object({ dataFile, assets: z.array(asset), item: z.number().optional() }),
  }),
  z.object({ action: z.literal("clearPreview") }),
  z.object({ action: z.literal("getMedia"), params: z.object({ mediaFolder: folder }) }),
  z.object({ action: z.literal("getMediaFile"), params: z.object({ path }) }),
  z.object({ action: z.literal("persistMedia"), params: z.object({ asset }) }),
  // Not part of Decap's protocol: checks a selected picture without saving it.
  z.object({ action: z.literal("checkMedia"), params: z.object({ asset }) }),
  z.object({ action: z.literal("deleteFiles"), params: z.object({ paths: z.array(path) }) }),
])

/** Thrown for requests that are invalid, leave the content folder, or would break the content. */
export class EditRequestError extends Error {
  override name = "EditRequestError"

  constructor(
    message: string,
    readonly mistakes: Mistake[] = [],
  ) {
    super(message)
  }
}

/** @param root - project root */
export const createFileBackend = (root: string) => {
  const absolutePath = (file: string) => join(root, file)
  const livePreview = createLivePreview(root)

  const readEntry = (file: string) => ({
    data: existsSync(absolutePath(file)) ? readFileSync(absolutePath(file), "utf8") : null,
    file: { path: file, id: file },
    // Not part of Decap's protocol: for links to the form.
    formUrl: formUrlOf(toContentPath(file)),
  })

  const readMedia = (file: string) => ({
    id: file,
    path: file,
    name: posix.basename(file),
    encoding: "base64",
    content: readFileSync(absolutePath(file), "base64"),
  })

  /** Checks changes and, without `isDryRun`, applies them. Throws if they would break the content. Returns warnings. */
  const applyChanges = async (files: readonly FileChange[], isDryRun = false) => {
    const changes = await Promise.all(files.map(fitPicture))
    const { mistakes } = await checkChanges(root, changes)
    const errors = onlyErrors(mistakes)
    if (errors.length > 0)
      throw new EditRequestError(errors.map(({ field, message }) => `${field}: ${message}`).join("\n"), errors)
    for (const { path: file, content } of isDryRun ? [] : changes) {
      mkdirSync(dirname(absolutePath(file)), { recursive: true })
      if (content) writeFileSync(absolutePath(file), content)
      else rmSync(absolutePath(file), { force: true })
    }
    return mistakes
  }

  const listFiles = (from: string): string[] =>
    existsSync(absolutePath(from))
      ? readdirSync(absolutePath(from))
          .map(name => posix.join(from, name))
          .filter(isEditable)
          .sort()
      : []

  /**
   * Handles one request.
   * @throws {EditRequestError} if it is invalid, leaves the content folder, or would break the content
   */
  return async (body: unknown): Promise<unknown> => {
    const result = requestSchema.safeParse(body)
    if (!result.success) throw new EditRequestError(z.prettifyError(result.error))
    const { data } = result
    switch (data.action) {
      case "entriesByFolder":
        return listFiles(data.params.folder)
          .filter(file => file.endsWith(`.${data.params.extension}`))
          .map(readEntry)
      case "entriesByFiles":
        return data.params.files.map(({ path: file }) => readEntry(file))
      case "getEntry":
        return readEntry(data.params.path)
      case "persistEntry": {
        const mistakes = await applyChanges([...data.params.dataFiles, ...data.params.assets])
        livePreview.clear()
        return { message: "entry persisted", mistakes }
      }
      case "previewEntry":
        return livePreview.show([data.params.dataFile, ...data.params.assets], data.params.item)
      case "clearPreview":
        livePreview.clear()
        return { message: "preview cleared" }
      case "getMedia":
        return listFiles(data.params.mediaFolder).map(readMedia)
      case "getMediaFile":
        return readMedia(data.params.path)
      case "persistMedia":
        await applyChanges([data.params.asset])
        return readMedia(data.params.asset.path)
      case "checkMedia":
        await applyChanges([data.params.asset], true)
        return { message: "media checked" }
      case "deleteFiles":
        await applyChanges(data.params.paths.map(file => ({ path: file })))
        return { message: "files deleted" }
    }
  }
}
