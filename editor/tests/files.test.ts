import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createFixtureProject } from "#tests/engine/fixture"
import { createFileBackend } from "../files"
import { serveEditor } from "../serve"

const root = mkdtempSync(join(tmpdir(), "edit-"))
const handleRequest = createFileBackend(root)
const pathOf = (file: string) => join(root, file)
const read = (file: string) => readFileSync(pathOf(file), "utf8")
const persist = (path: string, raw: string, assets: { path: string; content: string }[] = []) =>
  handleRequest({ action: "persistEntry", params: { dataFiles: [{ path, raw }], assets } })

beforeAll(() => {
  createFixtureProject(root)
  writeFileSync(pathOf("secret.yaml"), "x: 1\n")
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const rejection = (message = /./) =>
  expect.objectContaining({ name: "EditRequestError", message: expect.stringMatching(message) as string }) as Error

describe("createFileBackend", () => {
  const path = "content/legal/terms.mdx"

  test("lists, reads, writes and deletes files", async () => {
    const listed = await handleRequest({
      action: "entriesByFolder",
      params: { folder: "content/legal", extension: "mdx" },
    })
    expect(listed).toMatchObject([
      { file: { path: "content/legal/privacy.mdx" } },
      { data: read(path), file: { path } },
    ])
    await persist(path, `${read(path)}\nOne sentence more.\n`)
    expect(await handleRequest({ action: "getEntry", params: { path } })).toMatchObject({
      data: expect.stringMatching(/One sentence more\.\n$/) as string,
    })
    const mediaFolder = "content/images/testimonials"
    const [picture] = (await handleRequest({ action: "getMedia", params: { mediaFolder } })) as { content: string }[]
    expect(picture).toMatchObject({ name: "first-person.svg" })
    const copy = { path: `${mediaFolder}/another.svg`, content: picture!.content }
    await handleRequest({ action: "persistMedia", params: { asset: copy } })
    expect(await handleRequest({ action: "getMediaFile", params: { path: copy.path } })).toMatchObject({
      name: "another.svg",
    })
    await handleRequest({ action: "deleteFiles", params: { paths: [copy.path] } })
    expect(existsSync(pathOf(copy.path))).toBe(false)
  })

  test("rejects invalid files and reports the field", async () => {
    const before = read(path)
    const wrong = before.replace(/^description: .*$/m, "description: Too short.")
    await expect(persist(path, wrong)).rejects.toEqual(rejection(/^Description: .*at least 50 characters/))
    await expect(persist(path, `${before}\nSee [the prices](/pricings).\n`)).rejects.toEqual(
      rejection(/^"See \[the prices\]\(\/pricings\)\.": .*\/pricings/),
    )
    const broken = {
      path: "content/images/testimonials/broken.png",
      content: Buffer.from("no picture").toString("base64"),
    }
    await expect(persist(path, before, [broken])).rejects.toEqual(rejection(/broken\.png|picture/))
    expect([read(path), existsSync(pathOf(broken.path))]).toEqual([before, false])
  })

  test("saves a file with a warning, and returns the warning", async () => {
    const before = read(path)
    expect(await persist(path, `${before}\nThe the sentence.\n`)).toMatchObject({
      mistakes: [{ file: path, severity: "warning" }],
    })
    expect(read(path)).not.toBe(before)
  })

  test("checks a selected picture without saving it", async () => {
    const content = readFileSync(pathOf("content/images/testimonials/first-person.svg"), "base64")
    const asset = { path: "content/images/testimonials/selected.svg", content }
    await handleRequest({ action: "checkMedia", params: { asset } })
    expect(existsSync(pathOf(asset.path))).toBe(false)
  })

  test("reports the item of a list file", async () => {
    const file = "content/testimonials.yaml"
    await expect(persist(file, read(file).replace(/rating: \d/, "rating: 9"))).rejects.toEqual(
      rejection(/^1, Rating: /),
    )
  })

  test("saves a valid file if others are invalid", async () => {
    const other = "content/legal/privacy.mdx"
    const before = read(other)
    writeFileSync(pathOf(other), "---\n---\n")
    await persist(path, `${read(path)}\nAnother sentence.\n`)
    expect(read(path)).toMatch(/Another sentence/)
    writeFileSync(pathOf(other), before)
  })

  const outside = [
    "secret.yaml",
    "content/../secret.yaml",
    "content/services/../../secret.yaml",
    "/etc/passwd",
    "content/services/notes.txt",
    "content/images/../../a.svg",
    "package.json",
  ]
  for (const file of outside)
    test(`does not read, write or delete ${file}`, async () => {
      await expect(handleRequest({ action: "getEntry", params: { path: file } })).rejects.toEqual(rejection())
      await expect(persist(file, "x")).rejects.toEqual(rejection())
      await expect(handleRequest({ action: "deleteFiles", params: { paths: [file] } })).rejects.toEqual(rejection())
    })
})

describe("serveEditor", () => {
  let server: Server
  let url: string
  let siteUrl = "https://old.example"
  const createConfig = () => Promise.resolve({ backend: {}, site_url: siteUrl, collections: [] })

  beforeAll(async () => {
    writeFileSync(pathOf("index.html"), "<title>Edit</title>")
    // The server compares `Host` headers, which contain the port, so the port must be known first.
    const probe = await serveEditor(root, root, 0, createConfig)
    const { port } = probe.address() as AddressInfo
    await new Promise(resolve => probe.close(resolve))
    server = await serveEditor(root, root, port, createConfig)
    url = `http://127.0.0.1:${port}`
  })
  afterAll(() => server.close())

  const sendRequest = (
    headers: Record<string, string>,
    body = JSON.stringify({ action: "getMedia", params: { mediaFolder: "content/images" } }),
  ) => fetch(`${url}/admin/files`, { method: "POST", headers, body })

  test("serves the page, and forbids frames of it on other sites", async () => {
    const response = await fetch(`${url}/admin/`)
    expect(await response.text()).toMatch(/Edit/)
    expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'none'")
  })

  test("serves the current configuration", async () => {
    siteUrl = "https://new.example"
    const response = await fetch(`${url}/admin/config.json`)
    expect(await response.json()).toMatchObject({ site_url: "https://new.example" })
  })

  test("accepts requests of its own page, and rejects other sites, other paths and invalid JSON", async () => {
    expect((await sendRequest({ origin: url })).status).toBe(200)
    expect((await sendRequest({ origin: "https://evil.example" })).status).toBe(403)
    expect((await fetch(`${url}/admin/../package.json`)).status).toBe(404)
    expect((await fetch(`${url}/admin/%2e%2e/package.json`)).status).toBe(404)
    expect((await sendRequest({}, "{")).status).toBe(400)
  })
})
