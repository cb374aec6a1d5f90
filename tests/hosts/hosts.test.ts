import assert from "node:assert/strict"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { after, before, describe, test } from "node:test"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { caching, everywhere, immutableFolders, shared } from "../../gatsby/hosting/headers"
import { type Answer, ask } from "./ask"
import { type Server, startCaddy, startNginx } from "./servers"

const files = readdirSync("public", { recursive: true, encoding: "utf8" }).map(file => file.replaceAll("\\", "/"))
/** Addresses of all pages, as Gatsby wrote them. */
const routes = files
  .filter(file => file.endsWith("index.html") && !/^(404|admin|_gatsby)\//.test(file))
  .map(file => `/${file.replace(/\/?index\.html$/, "")}`)
const fileOf = (route: string) => (route === "/" ? "public/index.html" : `public${route}.html`)
const immutable = immutableFolders.flatMap(folder =>
  files.filter(file => file.startsWith(`${folder}/`) && /\.\w+$/.test(file)),
)

const assertHeaders = ({ headers }: Answer, expected: Record<string, string>, where: string) => {
  for (const [name, value] of Object.entries(expected))
    assert.equal(headers[name.toLowerCase()], value, `${name} of ${where}`)
}

const unpack = ({ headers, body }: Answer): Buffer =>
  headers["content-encoding"] === "br"
    ? brotliDecompressSync(body)
    : headers["content-encoding"] === "gzip"
      ? gunzipSync(body)
      : body

test("there are pages to ask for", () => assert.ok(routes.includes("/") && routes.length > 1, "run: npm run build"))

test("every file that is kept for good has the hash of its text in its name", () => {
  for (const file of immutable)
    if (!/LICENSE|LEGAL/i.test(file)) assert.match(file, /[-/.]?[\w-]{8,}(\.[a-z]+)*\.\w+$|[0-9a-f]{8,}/, file)
})

for (const [name, start] of Object.entries({ nginx: startNginx, Caddy: startCaddy })) {
  describe(name, () => {
    let server: Server
    const get = (path: string, headers = {}) => ask(server.origin, path, headers)
    before(async () => {
      server = await start()
    })
    after(() => server?.stop())

    test("answers every page at its exact address, whole, with all headers, packed as the browser likes", async () => {
      for (const route of routes) {
        const page = readFileSync(fileOf(route))
        for (const encoding of ["br", "gzip", "identity"]) {
          const answer = await get(route, {
            "Accept-Encoding": encoding === "br" ? "gzip, deflate, br, zstd" : encoding,
          })
          assert.equal(answer.status, 200, route)
          const packed = answer.headers["content-encoding"] ?? "identity"
          assert.equal(packed, encoding, `encoding of ${route}`)
          assert.ok(unpack(answer).equals(page), `${route} is not the page that was built`)
          assert.equal(answer.headers["content-type"]?.toLowerCase(), "text/html; charset=utf-8", route)
          assert.match(answer.headers.vary ?? "", /accept-encoding/i, `Vary of ${route}`)
          assertHeaders(answer, { ...everywhere, "Cache-Control": caching.revalidated }, route)
        }
      }
    })

    test("says that a page has not changed", async () => {
      const { headers } = await get("/", { "Accept-Encoding": "br" })
      assert.ok(headers.etag)
      const again = await get("/", { "Accept-Encoding": "br", "If-None-Match": headers.etag })
      assert.equal(again.status, 304)
      assert.equal(again.body.length, 0)
    })

    test("leads the other form of an address to the one that pages name", async () => {
      for (const route of routes.filter(path => path !== "/")) {
        const { status, headers } = await get(`${route}/`)
        assert.equal(status, 308, route)
        assert.equal(new URL(headers.location ?? "", server.origin).href, server.origin + route)
      }
    })

    test("answers 404 with our page, and all headers, where nothing is", async () => {
      const page = readFileSync("public/404.html")
      for (const path of [
        "/no-such-page",
        "/services/no-such-service",
        "/no/such/file.js",
        "/no-such-page.html",
        "/.git/config",
      ]) {
        const answer = await get(path)
        assert.equal(answer.status, 404, path)
        assert.ok(unpack(answer).equals(page), `${path} is not answered with the page for it`)
        assertHeaders(answer, everywhere, path)
      }
    })

    test("lets browsers keep what never changes", async () => {
      const own = Object.fromEntries(Object.entries(everywhere).filter(([header]) => !(header in shared.headers)))
      assert.ok(immutable.length > 0)
      for (const file of immutable.filter(file => !/\.(br|gz)$/.test(file))) {
        const answer = await get(`/${file}`)
        assert.equal(answer.status, 200, file)
        const isShared = file.startsWith(`${shared.folder}/`)
        assertHeaders(answer, { ...own, "Cache-Control": caching.immutable, ...(isShared ? shared.headers : {}) }, file)
      }
    })

    test("calls files what they are", async () => {
      const types = { "manifest.webmanifest": "manifest", "robots.txt": "text/plain", "icon.svg": "image/svg+xml" }
      for (const [file, type] of Object.entries(types)) {
        if (!existsSync(`public/${file}`)) continue
        const { headers } = await get(`/${file}`)
        assert.ok(headers["content-type"]?.includes(type), `${file} is called ${headers["content-type"]}`)
      }
    })
  })

  test(`${name} serves a site below a path of its host`, async () => {
    const server = await start("/website")
    try {
      const get = (path: string) => ask(server.origin, path)
      for (const [path, file] of Object.entries({
        "/website/": "index",
        [`/website${routes.at(-1)}`]: routes.at(-1),
      })) {
        const answer = await get(path)
        assert.equal(answer.status, 200, path)
        assert.ok(unpack(answer).equals(readFileSync(`public/${file}.html`)), path)
      }
      for (const [path, target] of [
        ["/website", "/website/"],
        [`/website${routes.at(-1)}/`, `/website${routes.at(-1)}`],
      ] as const) {
        const { status, headers } = await get(path)
        assert.equal(status, 308, path)
        assert.equal(new URL(headers.location ?? "", server.origin).pathname, target)
      }
      const nothing = await get("/website/no-such-page")
      assert.equal(nothing.status, 404)
      assert.ok(unpack(nothing).equals(readFileSync("public/404.html")))
      assert.equal((await get("/pricing")).status, 404)
      const { headers } = await get(`/website/${immutable.find(file => file.startsWith(`${shared.folder}/`))}`)
      assertHeaders({ ...nothing, headers }, { ...shared.headers, "Cache-Control": caching.immutable }, shared.folder)
    } finally {
      server.stop()
    }
  })
}
