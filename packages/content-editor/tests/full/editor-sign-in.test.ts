import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import type { Browser, Request } from "playwright-core"
import { formConfig } from "../../config"
import { backendOf } from "../../publish"
import { writeAdmin } from "../../write"
import { loadContent } from "../../../content-engine"
import { validate } from "../../../../model"
import { launchBrowser } from "../../../../scripts/browser"

/** The sign-in of the editor on a published site, as far as it goes without an account: the hosts are played. */

let admin: string
let browser: Browser

before(async () => {
  admin = mkdtempSync(join(tmpdir(), "admin-"))
  browser = await launchBrowser()
})
after(async () => {
  await browser?.close()
  rmSync(admin, { recursive: true, force: true })
})

/** Waits for what a browser cannot be asked about. */
const until = async (holds: () => boolean, what: string) => {
  for (const begun = Date.now(); !holds(); await new Promise(resolve => setTimeout(resolve, 50)))
    if (Date.now() - begun > 60_000) throw new Error(`Waited in vain: ${what}.`)
}

/** An address that nobody serves. */
const HOSTED = "https://studio.example/admin/"
const TYPES: Record<string, string> = { html: "text/html", js: "text/javascript", json: "application/json" }

/** Opens the published editor; every request to another host is answered by `answer` and written down. */
const openHosted = async (host: "github" | "gitlab", answer: object) => {
  const folder = join(admin, host)
  const settings = { enabled: true, host, repository: "agency/website", branch: "main", appId: "app-of-the-agency" }
  const { entries } = await validate(loadContent(process.cwd()))
  await writeAdmin(process.cwd(), folder, "content", formConfig(entries, backendOf(settings), HOSTED), false)
  const context = await browser.newContext()
  const asked: Request[] = []
  await context.route("**/*", route => {
    const address = route.request().url()
    if (address.startsWith(HOSTED)) {
      const name = new URL(address).pathname.replace("/admin/", "") || "index.html"
      const contentType = TYPES[name.split(".").at(-1)!] ?? "application/wasm"
      return route.fulfill({ path: join(folder, name), contentType })
    }
    asked.push(route.request())
    return route.fulfill({ json: answer, headers: { "access-control-allow-origin": "*" } })
  })
  const tab = await context.newPage()
  tab.setDefaultTimeout(60_000)
  await tab.goto(HOSTED)
  return { tab, asked }
}

describe("the editor of a published site", () => {
  test("signs in at GitHub with a token of one's own", async () => {
    const { tab, asked } = await openHosted("github", { login: "editor", permissions: { push: true } })
    const elsewhere = tab.evaluate(() => fetch("https://other.example/").then(({ url }) => url))
    await assert.rejects(elsewhere, /Failed to fetch/, "its policy lets the token go nowhere else")
    await tab.getByLabel("Token").fill("github_pat_of_the_editor")
    await tab.getByRole("button", { name: "Sign in" }).click()
    await until(() => asked.some(request => request.url().startsWith("https://api.github.com/user")), "GitHub is asked")
    for (const request of asked) {
      assert.equal(new URL(request.url()).host, "api.github.com")
      assert.equal(
        request.headers().authorization ?? "token github_pat_of_the_editor",
        "token github_pat_of_the_editor",
      )
    }
    await tab.context().close()
  })

  test("offers no backup of an earlier form, which Decap would then read the file over", async () => {
    const { tab } = await openHosted("github", { login: "editor", permissions: { push: true } })
    await tab.getByLabel("Token").waitFor()
    const EARLIER = 99
    const versions = (of: number | undefined) =>
      tab.evaluate(async version => {
        if (version)
          await new Promise(resolve => {
            const request = indexedDB.open("localforage", version)
            request.onsuccess = () => resolve(request.result.close())
          })
        return (await indexedDB.databases()).map(known => known.version)
      }, of)
    assert.ok((await versions(EARLIER)).includes(EARLIER))
    await tab.reload()
    await tab.getByLabel("Token").waitFor()
    assert.ok(!(await versions(undefined)).includes(EARLIER))
    await tab.context().close()
  })

  test("signs in at GitLab without a secret (PKCE)", async () => {
    const { tab, asked } = await openHosted("gitlab", {})
    await tab.getByRole("button", { name: /GitLab/ }).click()
    await until(() => asked.some(request => request.url().includes("/oauth/authorize")), "GitLab is asked")
    const { origin, searchParams } = new URL(asked.find(request => request.url().includes("/oauth/authorize"))!.url())
    assert.equal(origin, "https://gitlab.com")
    assert.equal(searchParams.get("client_id"), "app-of-the-agency")
    assert.equal(searchParams.get("code_challenge_method"), "S256")
    assert.ok(searchParams.get("code_challenge"))
    assert.equal(searchParams.get("redirect_uri"), HOSTED)
    assert.doesNotMatch(asked.map(request => request.url()).join(), /secret/)
    await tab.context().close()
  })
})
