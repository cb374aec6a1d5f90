import assert from "node:assert/strict"
import { existsSync, readFileSync } from "node:fs"
import { request } from "node:http"
import { after, before, describe, test } from "node:test"
import { caching, everywhere, immutableFolders, shared } from "../../gatsby/hosting/headers"
import { type Answer, ask } from "./ask"
import { assertHeaders, fileOf, immutable, routes, unpack } from "./build"
import { type Server, startCaddy, startNginx } from "./servers"

test("there are pages to ask for", () => assert.ok(routes.includes("/") && routes.length > 1, "run: npm run build"))

test("every file that is kept for good has the hash of its text in its name", () => {
  for (const file of immutable)
    if (!/LICENSE|LEGAL/i.test(file)) assert.match(file, /[-/.]?[\w-]{8,}(\.[a-z]+)*\.\w+$|[0-9a-f]{8,}/, file)
})

for (const [name, start] of Object.entries({ nginx: startNginx, Caddy: startCaddy })) {
  describe(name, () => {
    let server: Server
    const get = (path: string, headers = {}, method = "GET") => ask(server.origin, path, headers, method)
    const locationOf = ({ headers }: Answer) => headers.location?.replace(server.origin, "")
    before(async () => {
      server = await start()
    })
    after(() => server?.stop())

    test("has nothing to warn of", () => assert.deepEqual(server.warnings ?? [], []))

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
        assertHeaders(answer, { ...everywhere, "Cache-Control": caching.revalidated }, path)
      }
    })

    test("lets nobody keep that a file was missing", async () => {
      for (const folder of immutableFolders)
        for (const path of [`/${folder}/missing-0123abcd.js`, `/${folder}/`]) {
          const answer = await get(path)
          assert.notEqual(answer.status, 200, path)
          assertHeaders(answer, { "Cache-Control": caching.revalidated }, path)
        }
    })

    test("keeps the query on the way to the address that pages name", async () => {
      const query = "?from=spring-letter&utm=%26%2F"
      for (const form of ["/contact/", "/contact.html", "/contact/index.html"]) {
        const answer = await get(form + query)
        assert.equal(answer.status, 308, form)
        assert.equal(locationOf(answer), `/contact${query}`, form)
      }
      assert.equal(locationOf(await get(`/index.html${query}`)), `/${query}`)
      assert.equal(locationOf(await get("/contact/")), "/contact")
    })

    test("never leads to another host, nor writes what was asked for into a header as another line", async () => {
      for (const path of ["//other.example/", "//other.example/%2e%2e/", "/%2Fother.example/", "/a%0d%0aX-Own:b/"]) {
        const answer = await get(path)
        assert.equal(answer.headers["x-own"], undefined)
        assert.doesNotMatch(locationOf(answer) ?? "", /^\/[/\\]/, path)
        assert.equal(new URL(answer.headers.location ?? "", server.origin).origin, server.origin, path)
      }
    })

    test("answers 404 where a file is for the host alone", async () => {
      for (const path of ["/404", "/404.html", "/404/", "/_headers", "/_redirects"]) {
        const answer = await get(path)
        const { status } = answer.status === 308 ? await get(locationOf(answer) ?? "") : answer
        assert.equal(status, 404, path)
      }
    })

    test("opens the editor at /admin/, where it is published", async () => {
      for (const path of ["/admin", "/admin/"]) {
        const answer = await get(path)
        const at = answer.status === 308 ? locationOf(answer) : path
        assert.equal(at, "/admin/")
        assert.equal((await get(at)).status, 200)
      }
    })

    test("reads, and does nothing else", async () => {
      for (const method of ["POST", "PUT", "DELETE", "TRACE", "PATCH"]) {
        for (const path of ["/", "/contact", "/robots.txt"]) {
          const answer = await get(path, {}, method)
          assert.equal(answer.status, 405, `${method} ${path}`)
          assertHeaders(answer, everywhere, `${method} ${path}`)
        }
      }
      assert.equal((await get("/contact", {}, "HEAD")).status, 200)
    })

    test("answers an address that is none as a mistake of whoever asks", async () => {
      for (const path of ["/%00", "/contact%00.html", "/100%", "/%zz", "/%E0%A4%A"]) {
        const { status } = await get(path)
        assert.ok(status === 400 || status === 404, `${path}: ${status}`)
      }
    })

    test("answers under its own name alone", async () => {
      const { status, headers } = await get("/contact", { Host: "other.example" })
      assert.equal(status, 421)
      assert.equal(headers.location, undefined)
      const plain = await fetch(`http://localhost:${server.httpPort}/contact?a=b`, { redirect: "manual" })
      assert.equal(plain.status, 308)
      assert.match(plain.headers.get("location") ?? "", /^https:\/\/localhost(:\d+)?\/contact\?a=b$/)
      const location = await new Promise<string | undefined>((resolve, reject) => {
        const options = { port: server.httpPort, path: "/contact", headers: { Host: "other.example" } }
        request(options, response => resolve(response.headers.location))
          .on("error", reject)
          .end()
      })
      assert.doesNotMatch(location ?? "", /other\.example/)
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
