import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Locator, Page } from "playwright-core"
import { formConfig } from "../../config"
import { ensureDecap } from "../../decap"
import { serveEditor } from "../../serve"
import { writeAdmin } from "../../write"
import { loadContent } from "../../../content-engine"
import { validate } from "../../../../model"
import { launchBrowser } from "../../../../scripts/browser"

/** The editor as `npm run edit` serves it, on a copy of the content; no build and no `develop` is needed. */

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listen = (server: Server) => new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
const close = (server: Server) => new Promise(resolve => server.close(resolve))

/** Waits for what a browser cannot be asked about. */
export const until = async (holds: () => boolean, what: string) => {
  for (const begun = Date.now(); !holds(); await new Promise(resolve => setTimeout(resolve, 50)))
    if (Date.now() - begun > 60_000) throw new Error(`Waited in vain: ${what}.`)
}

/** Decap is fetched when it is first wanted; without the registry there is nothing to test. */
export const missing = (() => {
  try {
    return ensureDecap(process.cwd()) ? false : "there is no Decap"
  } catch (error) {
    return `Decap cannot be fetched: ${(error as Error).message}`
  }
})()

/** What tests do in the editor, and see of the copy behind it. */
export interface OpenEditor {
  root: string
  page: Page
  /** Path of a file of the content. */
  at(file: string): string
  /** Its text. */
  read(file: string): string
  /** Waits until a form is there. */
  formShown(): Promise<void>
  /** Opens a form by way of the list it stands in, as people do. */
  open(collection: string, entry: string): Promise<void>
  /** Unfolds a group or a list. */
  unfold(name: string): Promise<void>
  /** The first field of this name that is shown. */
  field(name: string): Locator
  /** Does what makes the page begin anew, and waits for its form: until it is shown Decap hears of no address. */
  renewed(act: () => Promise<void>): Promise<void>
  /** Saves what is in the form. */
  save(): Promise<void>
  close(): Promise<void>
}

/** Starts a server on a copy of the content, and a browser at it. */
export const openEditor = async (): Promise<OpenEditor> => {
  const root = mkdtempSync(join(tmpdir(), "edited-"))
  const admin = mkdtempSync(join(tmpdir(), "admin-"))
  cpSync("content", join(root, "content"), { recursive: true })
  for (const name of ["src", "static", "hosting"]) symlinkSync(join(process.cwd(), name), join(root, name))
  // Stands for `npm run develop`: a page that says that it is there.
  const pages = createServer((_, response) => response.setHeader("content-type", "text/html").end("<h1>A page</h1>"))
  await listen(pages)
  const free = createServer()
  await listen(free)
  const port = portOf(free)
  await close(free)
  const { entries } = await validate(loadContent(root))
  const backend = { name: "proxy", proxy_url: "/admin/files", branch: "content" }
  const url = `http://127.0.0.1:${port}/admin/`
  await writeAdmin(process.cwd(), admin, "content", formConfig(entries, backend, url), true)
  const server = await serveEditor({ root, admin, port, pages: `http://127.0.0.1:${portOf(pages)}` })
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(60_000)
  page.on("dialog", dialog => void dialog.accept())
  await page.goto(url)

  const at = (file: string) => join(root, "content", file)
  const formShown = () => page.locator("[id*='-field-']").first().waitFor({ state: "attached" })
  return {
    root,
    page,
    at,
    read: file => readFileSync(at(file), "utf8"),
    formShown,
    open: async (collection, entry) => {
      await page.evaluate(hash => (location.hash = hash), `#/collections/${collection}`)
      await page.locator(`a[href="#/collections/${collection}/entries/${entry}"]`).click()
      await formShown()
    },
    unfold: name =>
      page
        .locator(`label[for^="${name}-field-"]:visible`)
        .first()
        .locator("xpath=following::button[@data-testid='expand-button'][1]")
        .click(),
    field: name => page.locator(`[id^="${name}-field-"]:visible`).first(),
    renewed: async act => {
      await page.evaluate(() => document.documentElement.setAttribute("data-before", ""))
      await act()
      await page.locator("html:not([data-before])").waitFor({ state: "attached" })
      await formShown()
    },
    save: async () => {
      await page.getByRole("button", { name: "Save", exact: true }).click()
      await page.getByRole("menuitem", { name: "Save", exact: true }).click()
    },
    close: async () => {
      await browser.close()
      for (const running of [server, pages]) await close(running)
      for (const folder of [root, admin]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
