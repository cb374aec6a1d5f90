import assert from "node:assert/strict"
import { existsSync, readFileSync } from "node:fs"
import { after, before, describe, test } from "node:test"
import { everywhere } from "../../gatsby/hosting/headers"
import { twinAddress } from "../../gatsby/for-readers/twin-address"
import { ask } from "./ask"
import { assertHeaders, fileOf, routes, unpack } from "./build"
import { type Server, startCaddy, startNginx } from "./servers"

/** Pages that have their matter as Markdown beside them. */
const readable = routes.filter(route => existsSync(`public${twinAddress(route)}`))

/** Says that the answer depends on what was asked for. */
const VARIES = /(^|, ?)accept($|,)/i

for (const [name, start] of Object.entries({ nginx: startNginx, Caddy: startCaddy }))
  describe(name, () => {
    let server: Server
    const get = (path: string, headers = {}) => ask(server.origin, path, headers)
    before(async () => {
      server = await start()
    })
    after(() => server?.stop())

    test("answers whoever names Markdown first, or alone, with that of the page, which names the page", async () => {
      assert.ok(readable.length > 5)
      for (const route of readable) {
        const twin = twinAddress(route)
        const asked = [
          await get(route, { Accept: "text/markdown" }),
          await get(route, { Accept: "text/markdown, text/html;q=0.9, */*;q=0.1" }),
          await get(twin),
        ]
        for (const answer of asked) {
          assert.equal(answer.status, 200, route)
          assert.ok(unpack(answer).equals(readFileSync(`public${twin}`)), route)
          assert.match(answer.headers["content-type"] ?? "", /^text\/markdown/, route)
          assert.match(answer.headers.vary ?? "", VARIES, `Vary of ${twin}`)
          const page = { Link: `<${server.origin}${route}>; rel="canonical"`, "X-Robots-Tag": "noindex" }
          assertHeaders(answer, { ...everywhere, ...page }, twin)
        }
      }
      assert.equal((await get("/no-such-page", { Accept: "text/markdown" })).status, 404)
    })

    test("answers everybody else with the page, and says that it depends", async () => {
      for (const route of readable)
        for (const Accept of ["text/html", "text/html, text/markdown;q=0.5", "*/*"]) {
          const answer = await get(route, { Accept })
          assert.ok(unpack(answer).equals(readFileSync(fileOf(route))), route)
          assert.match(answer.headers.vary ?? "", VARIES, `Vary of ${route}`)
          assert.equal(answer.headers["x-robots-tag"], undefined, route)
        }
    })
  })
