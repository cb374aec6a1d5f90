import assert from "node:assert/strict"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import { contentFiles } from "./files"
import { serveEditor } from "./serve"

const root = mkdtempSync(join(tmpdir(), "edit-"))
const answer = contentFiles(root)
const at = (file: string) => join(root, file)

before(() => {
  mkdirSync(at("content/services"), { recursive: true })
  mkdirSync(at("content/images"), { recursive: true })
  writeFileSync(at("content/services/paid-ads.yaml"), "name: Paid Ads\n")
  writeFileSync(at("content/services/notes.txt"), "private")
  writeFileSync(at("content/images/a.svg"), "<svg/>")
  writeFileSync(at("secret.yaml"), "x: 1\n")
})
after(() => rmSync(root, { recursive: true, force: true }))

describe("the files behind the editor", () => {
  test("are listed, read, written, renamed and deleted", () => {
    assert.deepEqual(
      (
        answer({ action: "entriesByFolder", params: { folder: "content/services", extension: "yaml" } }) as {
          data: string
        }[]
      ).map(({ data }) => data),
      ["name: Paid Ads\n"],
    )
    const path = "content/services/seo.yaml"
    answer({ action: "persistEntry", params: { dataFiles: [{ path, raw: "name: SEO\n" }], assets: [] } })
    assert.equal((answer({ action: "getEntry", params: { path } }) as { data: string }).data, "name: SEO\n")
    answer({
      action: "persistEntry",
      params: { dataFiles: [{ path, newPath: "content/services/search.yaml", raw: "name: Search\n" }], assets: [] },
    })
    assert.deepEqual(
      [existsSync(at(path)), readFileSync(at("content/services/search.yaml"), "utf8")],
      [false, "name: Search\n"],
    )
    answer({ action: "deleteFiles", params: { paths: ["content/services/search.yaml"] } })
    assert.equal(existsSync(at("content/services/search.yaml")), false)
    assert.equal(
      (answer({ action: "getMedia", params: { mediaFolder: "content/images" } }) as { name: string }[])[0]?.name,
      "a.svg",
    )
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
  for (const path of outside)
    test(`does not touch ${path}`, () => {
      assert.throws(() => answer({ action: "getEntry", params: { path } }), { name: "EditRequestError" })
      assert.throws(() => answer({ action: "persistEntry", params: { dataFiles: [{ path, raw: "x" }], assets: [] } }), {
        name: "EditRequestError",
      })
      assert.throws(() => answer({ action: "deleteFiles", params: { paths: [path] } }), { name: "EditRequestError" })
    })
})

describe("the server of the editor", () => {
  let server: Server
  let url: string

  before(async () => {
    writeFileSync(at("index.html"), "<title>Edit</title>")
    // A free port has to be known before: the server answers only under its own address.
    const probe = await serveEditor({ root, admin: root, port: 0, check: () => Promise.resolve("") })
    const { port } = probe.address() as AddressInfo
    await new Promise(resolve => probe.close(resolve))
    server = await serveEditor({ root, admin: root, port, check: () => Promise.resolve("1 problem") })
    url = `http://127.0.0.1:${port}`
  })
  after(() => server.close())

  const ask = (headers: Record<string, string>) =>
    fetch(`${url}/admin/files`, { method: "POST", headers, body: JSON.stringify({ action: "info" }) })

  test("serves the page with a policy that allows no other host", async () => {
    const response = await fetch(`${url}/admin/`)
    assert.match(await response.text(), /Edit/)
    assert.match(response.headers.get("content-security-policy") ?? "", /^default-src 'self'/)
    assert.equal(await (await fetch(`${url}/admin/check`)).text(), "1 problem")
  })

  test("answers its own page and refuses other sites, other paths and nonsense", async () => {
    assert.equal((await ask({ origin: url })).status, 200)
    assert.equal((await ask({ origin: "https://evil.example" })).status, 403)
    assert.equal((await fetch(`${url}/admin/../package.json`)).status, 404)
    assert.equal((await fetch(`${url}/admin/%2e%2e/package.json`)).status, 404)
    assert.equal((await fetch(`${url}/admin/files`, { method: "POST", body: "{" })).status, 400)
  })
})
