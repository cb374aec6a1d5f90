import assert from "node:assert/strict"
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import type { Browser, Locator, Page } from "playwright-core"
import { formConfig } from "../../config"
import { ensureDecap } from "../../decap"
import { serveEditor } from "../../serve"
import { writeAdmin } from "../../write"
import { errorsOf, loadContent } from "../../../content-engine"
import { validate } from "../../../../model"
import { draftFolder } from "../../../../gatsby/content-folder"
import { launchBrowser } from "../../../../scripts/browser"

/** The editor as `npm run edit` serves it, on a copy of the content; no build and no `develop` is needed. */

let root: string
let admin: string
let editor: Server
let pages: Server
let browser: Browser
let page: Page
let url: string

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listen = (server: Server) => new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
const close = (server: Server) => new Promise(resolve => server.close(resolve))
const at = (file: string) => join(root, "content", file)
const read = (file: string) => readFileSync(at(file), "utf8")
/** The first file of a folder, whatever it says. */
const firstOf = (folder: string) => `${folder}/${readdirSync(`content/${folder}`).sort()[0]!}`
const nameOf = (file: string) =>
  file
    .split("/")
    .at(-1)!
    .replace(/\.\w+$/, "")

/** Waits for what a browser cannot be asked about. */
const until = async (holds: () => boolean, what: string) => {
  for (const begun = Date.now(); !holds(); await new Promise(resolve => setTimeout(resolve, 50)))
    if (Date.now() - begun > 60_000) throw new Error(`Waited in vain: ${what}.`)
}

/** Decap is fetched when it is first wanted; without the registry there is nothing to test. */
const missing = (() => {
  try {
    return ensureDecap(process.cwd()) ? false : "there is no Decap"
  } catch (error) {
    return `Decap cannot be fetched: ${(error as Error).message}`
  }
})()

before(async () => {
  if (missing) return
  root = mkdtempSync(join(tmpdir(), "edited-"))
  admin = mkdtempSync(join(tmpdir(), "admin-"))
  cpSync("content", join(root, "content"), { recursive: true })
  for (const name of ["src", "static", "hosting"]) symlinkSync(join(process.cwd(), name), join(root, name))
  // Stands for `npm run develop`: a page that says that it is there.
  pages = createServer((_, response) => response.setHeader("content-type", "text/html").end("<h1>A page</h1>"))
  await listen(pages)
  const free = createServer()
  await listen(free)
  const port = portOf(free)
  await close(free)
  const { entries } = await validate(loadContent(root))
  const backend = { name: "proxy", proxy_url: "/admin/files", branch: "content" }
  url = `http://127.0.0.1:${port}/admin/`
  await writeAdmin(process.cwd(), admin, "content", formConfig(entries, backend, url), true)
  editor = await serveEditor({ root, admin, port, pages: `http://127.0.0.1:${portOf(pages)}` })
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(60_000)
  page.on("dialog", dialog => void dialog.accept())
  await page.goto(url)
})
after(async () => {
  await browser?.close()
  for (const server of [editor, pages]) if (server) await close(server)
  for (const folder of [root, admin]) if (folder) rmSync(folder, { recursive: true, force: true })
})

const formShown = () => page.locator("[id*='-field-']").first().waitFor({ state: "attached" })

/** Opens a form by way of the list it stands in, as people do: Decap reads a form that follows another one badly. */
const open = async (collection: string, entry: string) => {
  await page.evaluate(hash => (location.hash = hash), `#/collections/${collection}`)
  await page.locator(`a[href="#/collections/${collection}/entries/${entry}"]`).click()
  await formShown()
}

/** Unfolds a group or a list. */
const unfold = (name: string) =>
  page
    .locator(`label[for^="${name}-field-"]`)
    .first()
    .locator("xpath=following::button[@data-testid='expand-button'][1]")
    .click()

const field = (name: string): Locator => page.locator(`[id^="${name}-field-"]:visible`).first()

const publish = async () => {
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await page.getByRole("menuitem", { name: "Save", exact: true }).click()
}

/** Lines that only one of two texts has, in order. */
const difference = (one: string, other: string): [string[], string[]] => {
  const [before, now] = [one.split("\n"), other.split("\n")]
  return [before.filter(line => !now.includes(line)), now.filter(line => !before.includes(line))]
}

/** A change that harms no text: with or without a full stop. */
const changed = (text: string) => (text.endsWith(".") ? text.slice(0, -1) : `${text}.`)

/** What is edited: the form, the file, what is unfolded on the way, and the field. */
const kinds: { kind: string; form: [string, string]; file: string; within?: string; name: string }[] = [
  {
    kind: "a service",
    form: ["Service", nameOf(firstOf("services"))],
    file: firstOf("services"),
    within: "meta",
    name: "description",
  },
  {
    kind: "a case study",
    form: ["CaseStudy", nameOf(firstOf("case-studies"))],
    file: firstOf("case-studies"),
    name: "challenge",
  },
  { kind: "a post", form: ["BlogPost", nameOf(firstOf("blog"))], file: firstOf("blog"), name: "excerpt" },
  { kind: "a page", form: ["pages", "HomePage"], file: "pages/home.yaml", within: "hero", name: "lead" },
  { kind: "the settings of the site", form: ["pages", "SiteContent"], file: "site.yaml", name: "tagline" },
  {
    kind: "a testimonial",
    form: ["lists", "Testimonial"],
    file: "testimonials.yaml",
    within: "items",
    name: "content",
  },
  {
    kind: "somebody of the team",
    form: ["lists", "TeamMember"],
    file: "team.yaml",
    within: "items",
    name: "description",
  },
]

describe("the editor in the browser", { skip: missing }, () => {
  for (const { kind, form, file, within, name } of kinds)
    test(`saves ${kind} as one line of difference`, async () => {
      const original = read(file)
      await open(...form)
      if (within) await unfold(within)
      const text = await field(name).inputValue()
      await field(name).fill(changed(text))
      await publish()
      await until(() => read(file) !== original, `${file} is saved`)
      const [gone, come] = difference(original, read(file))
      assert.deepEqual([gone.length, come.length], [1, 1], `${file}\n- ${gone.join("\n- ")}\n+ ${come.join("\n+ ")}`)
      assert.ok(come[0]!.includes(changed(text)), come[0])
    })

  test("tells what is wrong before it is saved, and shows the page with it", async () => {
    const file = firstOf("blog")
    const original = read(file)
    await open("BlogPost", nameOf(file))
    const frame = page.frameLocator("#preview-pane").frameLocator("iframe")
    await frame.getByRole("heading").waitFor()
    await field("excerpt").fill("Too short.")
    await page.locator("#problems pre", { hasText: `content/${file}` }).waitFor()
    assert.equal(read(file), original)
    const draft = join(root, draftFolder, String(process.pid), file)
    assert.match(readFileSync(draft, "utf8"), /Too short\./)
    await open("pages", "SiteContent")
    await until(() => !existsSync(draft), "the draft is gone with its form")
  })

  test("writes prose by its buttons and days from a calendar", async () => {
    const file = firstOf("blog")
    const original = read(file)
    await open("BlogPost", nameOf(file))
    const body = field("body")
    await body.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(area.value.length, area.value.length))
    await page.getByRole("toolbar").getByRole("button", { name: "Note" }).click()
    await field("date").fill("2025-03-04")
    await publish()
    await until(() => read(file) !== original, `${file} is saved`)
    const [, come] = difference(original, read(file))
    assert.ok(
      come.some(line => /^date: "?March 4, 2025"?$/.test(line)),
      come.join("\n"),
    )
    assert.equal(read(file).split("</Note>").length, original.split("</Note>").length + 1)
    assert.deepEqual(errorsOf((await validate(loadContent(root))).issues), [])
  })

  test("takes the last save back", async () => {
    const now = read(firstOf("blog"))
    // The forms are read anew: the page loads once more.
    const loaded = page.waitForEvent("load")
    await page.getByRole("button", { name: "Undo the last save" }).click()
    await loaded
    // Decap shows again what was open, and until then hears of no other address.
    await formShown()
    await until(() => read(firstOf("blog")) !== now, "the save is taken back")
    assert.doesNotMatch(read(firstOf("blog")), /March 4, 2025/)
  })

  test("does not delete what other content names, and says where", async () => {
    const named = [...loadContent(root).texts.values()].join("\n")
    const file = readdirSync(at("services")).find(name => named.includes(`/services/${nameOf(name)}\n`))!
    await open("Service", nameOf(file))
    await page.getByRole("button", { name: "Delete entry" }).click()
    await page.getByText("is still needed").waitFor()
    assert.ok(existsSync(at(`services/${file}`)))
  })

  test("leaves content that is in order", async () => {
    assert.deepEqual(errorsOf((await validate(loadContent(root))).issues), [])
  })
})
