import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { z } from "zod"
import { isEditable } from "./config"

/**
 * What Decap's "proxy" backend asks of a server that works on files: the part of decap-server's protocol that a local
 * clone needs. Every path is checked: nothing outside content/ is read or written.
 */

/** Path of a file that may be edited, from the project's root. */
export const editablePath = z.string().refine(isEditable, "is no file of content/")
const path = editablePath
const folder = z.string().regex(/^content(\/[\w-]+)*$/)
/** A picture that comes along with a file. */
export const asset = z.object({ path, content: z.base64() })

const request = z.discriminatedUnion("action", [
  z.object({ action: z.literal("info") }),
  z.object({ action: z.literal("entriesByFolder"), params: z.object({ folder, extension: z.string() }) }),
  z.object({ action: z.literal("entriesByFiles"), params: z.object({ files: z.array(z.object({ path })) }) }),
  z.object({ action: z.literal("getEntry"), params: z.object({ path }) }),
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({
      dataFiles: z.array(z.object({ path, newPath: path.optional(), raw: z.string() })),
      assets: z.array(asset),
    }),
  }),
  z.object({ action: z.literal("getMedia"), params: z.object({ mediaFolder: folder }) }),
  z.object({ action: z.literal("getMediaFile"), params: z.object({ path }) }),
  z.object({ action: z.literal("persistMedia"), params: z.object({ asset }) }),
  z.object({ action: z.literal("deleteFiles"), params: z.object({ paths: z.array(path) }) }),
  z.object({ action: z.literal("getDeployPreview") }),
])

const hash = (content: Buffer) => createHash("sha256").update(content).digest("hex")

/** A request that Decap does not make, or that leaves the content folder. */
export class EditRequestError extends Error {
  override name = "EditRequestError"
}

/** The files that a request writes or deletes; none if it only reads, or is none of the protocol. */
export const touchedBy = (body: unknown): { changed: string[]; deleted: string[] } => {
  const { data } = request.safeParse(body)
  if (data?.action === "deleteFiles") return { changed: data.params.paths, deleted: data.params.paths }
  if (data?.action === "persistMedia") return { changed: [data.params.asset.path], deleted: [] }
  if (data?.action !== "persistEntry") return { changed: [], deleted: [] }
  const { dataFiles, assets } = data.params
  const written = dataFiles.flatMap(({ path: file, newPath }) => (newPath ? [file, newPath] : [file]))
  return { changed: [...written, ...assets.map(({ path: file }) => file)], deleted: [] }
}

/** @param root folder of the clone */
export const contentFiles = (root: string) => {
  const at = (file: string) => join(root, file)

  const entry = (file: string) => {
    const content = existsSync(at(file)) ? readFileSync(at(file)) : undefined
    return {
      data: content?.toString("utf8") ?? null,
      file: { path: file, label: undefined, id: content ? hash(content) : null },
    }
  }

  const media = (file: string) => {
    const content = readFileSync(at(file))
    return {
      id: hash(content),
      path: file,
      name: posix.basename(file),
      encoding: "base64",
      content: content.toString("base64"),
    }
  }

  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), content)
  }

  const list = (from: string, deep: boolean): string[] =>
    existsSync(at(from))
      ? readdirSync(at(from), { recursive: deep, encoding: "utf8" })
          .map(file => posix.join(from, file.replaceAll("\\", "/")))
          .filter(isEditable)
          .sort()
      : []

  /**
   * Answers one request.
   * @throws EditRequestError if it is none of the protocol, or names a file outside the content
   */
  return (body: unknown): unknown => {
    const result = request.safeParse(body)
    if (!result.success) throw new EditRequestError(z.prettifyError(result.error))
    const asked = result.data
    switch (asked.action) {
      case "info":
        return { repo: "content", publish_modes: ["simple"], type: "local_fs" }
      case "entriesByFolder":
        return list(asked.params.folder, false)
          .filter(file => file.endsWith(`.${asked.params.extension}`))
          .map(entry)
      case "entriesByFiles":
        return asked.params.files.map(({ path: file }) => entry(file))
      case "getEntry":
        return entry(asked.params.path)
      case "persistEntry":
        for (const { path: file, newPath = file, raw } of asked.params.dataFiles) {
          write(newPath, raw)
          if (newPath !== file) rmSync(at(file), { force: true })
        }
        for (const { path: file, content } of asked.params.assets) write(file, Buffer.from(content, "base64"))
        return { message: "entry persisted" }
      case "getMedia":
        return list(asked.params.mediaFolder, true).map(media)
      case "getMediaFile":
        return media(asked.params.path)
      case "persistMedia":
        write(asked.params.asset.path, Buffer.from(asked.params.asset.content, "base64"))
        return media(asked.params.asset.path)
      case "deleteFiles":
        for (const file of asked.params.paths) rmSync(at(file), { force: true })
        return { message: "files deleted" }
      case "getDeployPreview":
        return null
    }
  }
}
