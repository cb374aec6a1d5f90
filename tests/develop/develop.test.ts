import assert from "node:assert/strict"
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import type { Browser, Page } from "playwright-core"
import { launchBrowser } from "../../scripts/browser"
import { readDetails } from "../../packages/content-engine"
import { fencesOf } from "../fences"
import { copyProject } from "../../scripts/copy-project"
import { posts, services, yaml } from "../site/content"
import { hasPage } from "../site/site"
import { withFields } from "../with-fields"
import { needsBuild } from "../../scripts/test/site.mjs"
import { serveFolder } from "../../scripts/bench/serve"
import { type DevelopServer, startDevelop } from "./develop-server"
import { treeOfPage } from "./tree"

let folder: string
let server: DevelopServer
let browser: Browser
let page: Page

/** A service and a legal document to change, whatever they say; and a post, where there is a blog. */
const [first] = services
const [newest] = posts
const SERVICE = first!.file
const DOCUMENT = `legal/${readdirSync("content/legal")[0]!}`
const service = readFileSync(`content/${SERVICE}`, "utf8")
const document = readFileSync(`content/${DOCUMENT}`, "utf8")
const { title, slug } = readDetails(document) as Record<"title" | "slug", string>
/** A tag that nobody closes. */
const unclosed = `${document}\n<Note>\n`
const save = (file: string, text: string) => writeFileSync(join(folder, "content", file), text)
const heading = (title: string) => withFields(service, { "hero.title": title })
/** Saves a copy of the post, with words of its own where two posts must differ. */
const savePost = (file: string, title: string, details: Record<string, unknown> = {}) =>
  newest &&
  save(
    file,
    withFields(readFileSync(`content/${newest.file}`, "utf8"), {
      title,
      excerpt: `What the post called ${title} says, for whom it is written, and what they have after reading it.`,
      slug: undefined,
      featured: false,
      ...details,
    }),
  )

/** What the terminal says of a file, with its place. */
const told = (file: string, message = "") =>
  new RegExp(`^content/${file.replaceAll(".", "\\.")}:\\d+:\\d+ ${message}`, "m")
const { labels } = yaml<{ labels: Record<"draft", string> }>("pages/blog.yaml")

const bar = () => page.locator("content-problems")
const main = () => page.locator("main")
const open = (path: string) => page.goto(`${server.url}${path}`)
const appears = (text: string) => main().getByText(text).first().waitFor()
const statusOf = async (path: string) => (await fetch(`${server.url}/page-data${path}/page-data.json`)).status
const isGone = async (path: string) => {
  while ((await statusOf(path)) !== 404) await new Promise(resolve => setTimeout(resolve, 250))
}

before(async () => {
  folder = copyProject()
  browser = await launchBrowser()
  page = await browser.newPage()
  page.setDefaultTimeout(120_000)
})
after(async () => {
  // First: where the test that starts the server is left out, an open browser would keep all waiting for 20 minutes.
  await browser.close()
  server.stop()
  // Gatsby may still be writing when it is told to end.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

describe("develop", { timeout: 600_000 }, () => {
  test("tells what is wrong before it has anything to show, and goes on when that is mended", async () => {
    save(SERVICE, service.replace(/^name:/m, "nmae:"))
    server = await startDevelop(folder)
    await server.printed(told(SERVICE, 'nmae: There is no field "nmae" here'))
    await server.printed(/develop goes on as soon as this is mended/)
    save(SERVICE, heading("A first heading"))
    await server.printed(/You can now view/)
    await open(first!.path)
    await appears("A first heading")
    assert.equal(await bar().count(), 0)
  })

  test("keeps the page while there is a mistake in YAML or MDX, says so in terminal and browser, and heals", async () => {
    save(SERVICE, heading("A first heading").slice(0, 400))
    save(DOCUMENT, unclosed)
    await bar().getByText(`content/${DOCUMENT}:`).first().waitFor()
    await bar().getByText(`content/${SERVICE}:`).first().waitFor()
    await server.printed(told(DOCUMENT))
    await server.printed(told(SERVICE))
    await appears("A first heading")
    // A page opened meanwhile shows the last good content too, and the message.
    await open(`/legal/${slug}`)
    await appears(title)
    await bar().getByText(`content/${SERVICE}:`).first().waitFor()
    // Not in the frame of the editor, whose form tells it.
    await main().evaluate(part => {
      const frame = part.ownerDocument.createElement("iframe")
      frame.src = "/"
      part.append(frame)
    })
    const frame = page.frames().at(-1)!
    await frame.locator("main").waitFor()
    const isChecked = frame.evaluate(
      () => new Promise(resolve => addEventListener("content-checked", () => resolve(true))),
    )
    save(DOCUMENT, `${unclosed}\n`)
    assert.equal(await isChecked, true)
    assert.equal(await frame.locator("content-problems").count(), 0)
    await open(first!.path)
    save(DOCUMENT, document)
    save(SERVICE, heading("A healed heading"))
    await appears("A healed heading")
    await bar().waitFor({ state: "detached" })
    await server.printed(/content\/ is in order again/)
  })

  test("follows quick saves to the last one", async () => {
    for (let index = 0; index < 10; index++) {
      save(SERVICE, index % 2 ? heading(`Heading ${index}`) : service.slice(0, 300 + index))
      await new Promise(resolve => setTimeout(resolve, 40 + index * 20))
    }
    await appears("Heading 9")
    await bar().waitFor({ state: "detached" })
  })

  // All that is new comes in one round, and all that goes in another: a round takes Gatsby many seconds.
  test("shows a new post and a new service, marked as drafts, and follows their renaming", async () => {
    // Else the open page stays: Gatsby loses what comes while it asks for one that is opened for the first time.
    if (newest) {
      await open("/blog/all")
      await appears(newest.title)
    }
    savePost("blog/kestrel.mdx", "Kestrel post", { draft: true })
    save(
      "services/kestrel.yaml",
      withFields(service, {
        draft: true,
        slug: "kestrel",
        aliases: undefined,
        name: "Kestrel service",
        "card.title": "Kestrel service",
        meta: {
          title: "Kestrel service",
          description: "What the service called Kestrel does, for whom it is, and how many weeks it takes.",
        },
        "card.href": "/services/kestrel",
        order: services.at(-1)!.order + 1,
      }),
    )
    if (newest) {
      await appears("Kestrel post")
      await main().locator("li", { hasText: "Kestrel post" }).getByText(labels.draft, { exact: true }).first().waitFor()
    }
    await page.locator("#services-panel [data-unseen=Draft]", { hasText: "Kestrel service" }).first().waitFor({
      state: "attached",
    })
    if (newest) {
      await open("/blog/kestrel-post")
      await main().getByText(labels.draft, { exact: true }).first().waitFor()
    }
    await open("/services")
    await main().locator("a[data-unseen=Draft][href='/services/kestrel']").first().waitFor()
    await open("/services/kestrel")
    await page.locator("h1[data-unseen=Draft]").waitFor()

    if (newest) renameSync(join(folder, "content/blog/kestrel.mdx"), join(folder, "content/blog/osprey.mdx"))
    savePost("blog/osprey.mdx", "Osprey post")
    rmSync(join(folder, "content/services/kestrel.yaml"))
    for (const path of ["/blog/kestrel-post", "/services/kestrel", "/kestrel"]) await isGone(path)
    // Gatsby tells an open page that it is gone only now and then; whoever loads it again is told always.
    await page.reload()
    await page.getByText("Gatsby.js development 404 page").waitFor()
    await open(newest ? "/blog/all" : "/services")
    await appears(newest ? "Osprey post" : first!.name)
    assert.equal(await page.getByText("Kestrel").count(), 0)
  })

  test("refuses state in a section, at its line, with what to do instead", async () => {
    const file = join(folder, "src/sections/home/reasons.tsx")
    const section = readFileSync(file, "utf8")
    const state = "export const Counter = () => <p>{useState(0)[0]}</p>"
    writeFileSync(file, section + state)
    const told = `reasons\\.tsx: useState does nothing [^]*\\.island\\.tsx[^]*> ${section.split("\n").length} \\|`
    await server.printed(new RegExp(told))
    writeFileSync(file, section)
    await server.printed(/success Re-building development bundle/)
  })

  test("answers in GraphiQL", async () => {
    await open("/___graphql?query=%7BallService%7BtotalCount%7D%7D")
    await page.getByRole("button", { name: /execute query/i }).click()
    await page.getByText(`"totalCount": ${services.length}`).waitFor()
  })

  test("opens GraphiQL with the questions of the guide in its tabs", async () => {
    const questions = fencesOf(readFileSync("docs/graphql.md", "utf8"))
    await open("/___questions")
    await page.waitForURL("**/___graphql**")
    await page.getByRole("tab", { selected: true }).waitFor()
    assert.equal(await page.getByRole("tab").count(), questions.length)
    await page.getByRole("button", { name: /execute query/i }).click()
    await page.getByText(`"path": "${first!.path}"`).first().waitFor()
  })

  /** The last, because content is as it was again. */
  test("shows the same pages as the build", async t => {
    const why = needsBuild()
    if (why) return t.skip(`there is no build of these sources to look at: ${why}`)
    save(SERVICE, service)
    rmSync(join(folder, "content/blog/osprey.mdx"), { force: true })
    await isGone("/blog/osprey-post")
    const built = await serveFolder("public")
    t.after(() => built.stop())
    const visitor = await browser.newPage()
    // Functions handed to a page carry this helper of the test's compiler.
    for (const one of [page, visitor]) await one.addInitScript({ content: "globalThis.__name = value => value" })
    for (const path of ["/", first!.path, newest?.path ?? `/legal/${slug}`, "/pricing", "/contact"].filter(hasPage)) {
      await open(path)
      await page.locator("footer").last().waitFor()
      await page.waitForLoadState("networkidle")
      await visitor.goto(new URL(path, built.url).href)
      assert.deepEqual(await page.evaluate(treeOfPage), await visitor.evaluate(treeOfPage), path)
    }
    await visitor.close()
  })
})
