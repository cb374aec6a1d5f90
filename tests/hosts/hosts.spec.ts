import assert from "node:assert/strict"
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test } from "@playwright/test"

// Serves the last build with Caddy (hosting/Caddyfile) and compares its headers with static/_headers.

const [commonHeaders = {}, ...folderHeaders] = readFileSync("static/_headers", "utf8")
  .split(/^\/.*\n/m)
  .slice(1)
  .map(lines =>
    Object.fromEntries([...lines.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, value]) => [name!, value!])),
  )
const immutableFolders = [...readFileSync("static/_headers", "utf8").matchAll(/^\/(\w+)\/\*\n {2}Cache/gm)].map(
  ([, name]) => name!,
)
const cacheControl = {
  immutable: folderHeaders[0]!["Cache-Control"]!,
  revalidated: "public, max-age=0, must-revalidate",
}
const previewImages = { folder: "og", headers: folderHeaders.at(-1)! }

const files = existsSync("public")
  ? readdirSync("public", { recursive: true, encoding: "utf8" }).map(file => file.replaceAll("\\", "/"))
  : []
const routes = files
  .filter(file => /(^|\/)index\.html$/.test(file) && !/^(404|admin)\//.test(file))
  .map(file => `/${file.replace(/\/?index\.html$/, "")}`)
const hashedFiles = files.filter(
  file => immutableFolders.some(name => file.startsWith(`${name}/`)) && /\.\w+$/.test(file),
)
const origin = "http://localhost:8479"
const revalidatedHeaders = { ...commonHeaders, "Cache-Control": cacheControl.revalidated }

const assertHeaders = (headers: Headers, expected: Record<string, string>, path: string) => {
  for (const [name, value] of Object.entries(expected)) assert.equal(headers.get(name), value, `${name} of ${path}`)
}

test.describe("Caddy", () => {
  test.skip(spawnSync("caddy", ["version"]).error !== undefined, "Caddy is needed, 2.6 or newer: apt-get install caddy")
  // All tests share one server.
  test.describe.configure({ mode: "default" })
  const folder = mkdtempSync(join(tmpdir(), "caddy-"))
  let caddy: ChildProcess | undefined

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { redirect: "manual", headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  test.beforeAll(async () => {
    assert.ok(routes.includes("/"), "There is no build to serve: npm run build")
    const site = join(folder, "site")
    cpSync("public", site, { recursive: true })
    writeFileSync(join(site, "_redirects"), "/moved-here /pricing#plans 301\n/moved https://other.example/a 301\n")
    const env = {
      ...process.env,
      SITE_ADDRESS: origin,
      SITE_ROOT: site,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    }
    caddy = spawn("caddy", ["run", "--config", "hosting/Caddyfile"], { env, stdio: "ignore" })
    for (let attempt = 0; attempt < 100; attempt++) {
      if (await get("/").catch(() => undefined)) return
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    throw new Error("Caddy does not answer: caddy validate --config hosting/Caddyfile")
  })
  test.afterAll(() => {
    caddy?.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  test("serves every page at its path, compressed, with all headers", async () => {
    for (const route of routes) {
      const { status, headers, text } = await get(route, { "Accept-Encoding": "gzip" })
      assert.equal(status, 200, route)
      assert.equal(text, readFileSync(route === "/" ? "public/index.html" : `public${route}.html`, "utf8"), route)
      assertHeaders(headers, { ...revalidatedHeaders, "Content-Encoding": "gzip" }, route)
      assert.equal(headers.get("content-type"), "text/html; charset=utf-8", route)
    }
  })

  test("redirects paths with a slash, .html or index.html and keeps the query", async () => {
    const query = "?from=spring-letter&utm=%26%2F"
    for (const route of routes.filter(path => path !== "/"))
      for (const variant of [`${route}/`, `${route}.html`, `${route}/index.html`]) {
        const { status, headers } = await get(variant + query)
        assert.deepEqual([status, headers.get("location")], [308, route + query], variant)
      }
    assert.equal((await get(`/index.html${query}`)).headers.get("location"), `/${query}`)
    assert.equal((await get("/contact/")).headers.get("location"), "/contact")
    for (const path of ["//other.example/", "/%2Fother.example/"])
      assert.doesNotMatch((await get(path)).headers.get("location") ?? "", /^\/[/\\]/, path)
  })

  test("redirects moved pages", async () => {
    for (const [from, to] of Object.entries({ "/moved-here": "/pricing#plans", "/moved": "https://other.example/a" })) {
      const { status, headers } = await get(from)
      assert.deepEqual([status, headers.get("location")], [301, to])
    }
  })

  test("serves the 404 page for missing files, with all headers and revalidation", async () => {
    const page = readFileSync("public/404.html", "utf8")
    const missingFiles = immutableFolders.map(name => `/${name}/missing-0123abcd.js`)
    for (const path of ["/no-such-page", "/services/no-such-service", "/404", "/.git/config", ...missingFiles]) {
      const { status, headers, text } = await get(path)
      assert.equal(status, 404, path)
      assert.equal(text, page, path)
      assertHeaders(headers, { ...revalidatedHeaders, ...(path.startsWith("/og/") && previewImages.headers) }, path)
    }
  })

  test("serves hashed files as immutable, and the manifest with its type", async () => {
    assert.ok(hashedFiles.length > 0)
    for (const file of hashedFiles) {
      const { status, headers } = await get(`/${file}`)
      assert.equal(status, 200, file)
      const immutableHeaders = { ...commonHeaders, "Cache-Control": cacheControl.immutable }
      assertHeaders(
        headers,
        { ...immutableHeaders, ...(file.startsWith(`${previewImages.folder}/`) && previewImages.headers) },
        file,
      )
      if (!/LICENSE|LEGAL/i.test(file)) assert.match(file, /[\w-]{8,}(\.[a-z]+)*\.\w+$/, `${file}: no hash in its name`)
    }
    const { headers } = await get("/manifest.webmanifest")
    assert.equal(headers.get("content-type"), "application/manifest+json")
  })
})
