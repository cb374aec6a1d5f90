import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { draftFolder } from "../../../gatsby/content-folder"
import { contentFiles } from "../files"
import { serveEditor } from "../serve"

const root = mkdtempSync(join(tmpdir(), "edit-"))
const answer = contentFiles(root)
/** A port on which nothing answers. */
const NOBODY = "http://127.0.0.1:1"
const at = (file: string) => join(root, file)

beforeAll(() => {
  mkdirSync(at("content/services"), { recursive: true })
  mkdirSync(at("content/images"), { recursive: true })
  writeFileSync(at("content/services/paid-ads.yaml"), "name: Paid Ads\n")
  writeFileSync(at("content/services/notes.txt"), "private")
  writeFileSync(at("content/images/a.svg"), "<svg/>")
  writeFileSync(at("secret.yaml"), "x: 1\n")
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe("the files behind the editor", () => {
  test("are listed, read, written, renamed and deleted", () => {
    expect(
      (
        answer({ action: "entriesByFolder", params: { folder: "content/services", extension: "yaml" } }) as {
          data: string
        }[]
      ).map(({ data }) => data),
    ).toEqual(["name: Paid Ads\n"])
    const path = "content/services/seo.yaml"
    answer({ action: "persistEntry", params: { dataFiles: [{ path, raw: "name: SEO\n" }], assets: [] } })
    expect((answer({ action: "getEntry", params: { path } }) as { data: string }).data).toBe("name: SEO\n")
    answer({
      action: "persistEntry",
      params: { dataFiles: [{ path, newPath: "content/services/search.yaml", raw: "name: Search\n" }], assets: [] },
    })
    expect([existsSync(at(path)), readFileSync(at("content/services/search.yaml"), "utf8")]).toEqual([
      false,
      "name: Search\n",
    ])
    answer({ action: "deleteFiles", params: { paths: ["content/services/search.yaml"] } })
    expect(existsSync(at("content/services/search.yaml"))).toBe(false)
    expect(
      (answer({ action: "getMedia", params: { mediaFolder: "content/images" } }) as { name: string }[])[0]?.name,
    ).toBe("a.svg")
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
  const refused = expect.objectContaining({ name: "EditRequestError" }) as Error
  for (const path of outside)
    test(`does not touch ${path}`, () => {
      expect(() => answer({ action: "getEntry", params: { path } })).toThrow(refused)
      expect(() => answer({ action: "persistEntry", params: { dataFiles: [{ path, raw: "x" }], assets: [] } })).toThrow(
        refused,
      )
      expect(() => answer({ action: "deleteFiles", params: { paths: [path] } })).toThrow(refused)
    })
})

describe("the server of the editor", () => {
  let server: Server
  let url: string

  beforeAll(async () => {
    writeFileSync(at("index.html"), "<title>Edit</title>")
    // A free port has to be known before: the server answers only under its own address.
    const probe = await serveEditor({ root, admin: root, port: 0, pages: NOBODY })
    const { port } = probe.address() as AddressInfo
    await new Promise(resolve => probe.close(resolve))
    server = await serveEditor({ root, admin: root, port, pages: NOBODY })
    url = `http://127.0.0.1:${port}`
  })
  afterAll(() => server.close())

  const ask = (headers: Record<string, string>) =>
    fetch(`${url}/admin/files`, { method: "POST", headers, body: JSON.stringify({ action: "info" }) })

  test("serves the page with a policy that allows no other host", async () => {
    const response = await fetch(`${url}/admin/`)
    expect(await response.text()).toMatch(/Edit/)
    expect(response.headers.get("content-security-policy") ?? "").toMatch(/^default-src 'self'/)
    expect(await (await fetch(`${url}/admin/state`)).json()).toEqual({
      problems: expect.stringContaining("content/site.yaml") as string,
      undo: [],
      left: [],
    })
    expect(await (await fetch(`${url}/admin/page?path=/`)).json()).toEqual({ isUp: false, page: null })
  })

  test("answers its own page and refuses other sites, other paths and nonsense", async () => {
    expect((await ask({ origin: url })).status).toBe(200)
    expect((await ask({ origin: "https://evil.example" })).status).toBe(403)
    expect((await fetch(`${url}/admin/../package.json`)).status).toBe(404)
    expect((await fetch(`${url}/admin/%2e%2e/package.json`)).status).toBe(404)
    expect((await fetch(`${url}/admin/files`, { method: "POST", body: "{" })).status).toBe(400)
  })

  test("keeps nothing that a window still sends once its last save is taken back", async () => {
    const post = (request: string, body: unknown) =>
      fetch(`${url}/admin/${request}`, { method: "POST", body: JSON.stringify(body) })
    const path = "content/services/paid-ads.yaml"
    const raw = "name: Ads\n"
    await post("files", { action: "persistEntry", params: { dataFiles: [{ path, raw }], assets: [] } })
    await post("undo?window=one", {})
    expect(readFileSync(at(path), "utf8")).toBe("name: Paid Ads\n")
    const laidOut = join(root, draftFolder, String(process.pid))
    await post("draft?window=one", { path, raw })
    expect(existsSync(laidOut)).toBe(false)
    await post("draft?window=two", { path, raw })
    expect(existsSync(laidOut)).toBe(true)
    await post("draft?window=one", null)
    expect(existsSync(laidOut)).toBe(true)
  })
})
