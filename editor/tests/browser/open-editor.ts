/** The web editor of `npm run edit` on a copy of the content, without a build or `develop`. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, expect } from "@playwright/test"
import { parse } from "yaml"
import { loadContent, onlyErrors } from "#engine"
import { validate } from "#model"
import { createCmsConfig } from "../../config"
import { ensureDecap } from "../../decap"
import { serveEditor } from "../../serve"
import { writeAdmin } from "../../write-admin"
import { filesIn, nameOf } from "./content-files"

/** Polls a condition outside of the browser. */
export const waitUntil = async (condition: () => boolean, expectation: string) => {
  for (const startTime = Date.now(); !condition(); await new Promise(resolve => setTimeout(resolve, 50)))
    if (Date.now() - startTime > 60_000) throw new Error(`Timed out: ${expectation}.`)
}

/** Reason to skip the tests: Decap is fetched on first use and needs the registry. */
export const skipReason = (() => {
  try {
    return ensureDecap(process.cwd()) ? false : "Decap is not available"
  } catch (error) {
    return `Decap cannot be fetched: ${(error as Error).message}`
  }
})()

/** A block of a page. */
interface Block {
  type: string
  title?: string
  picture?: string
  alt?: string
  topics?: { label: string }[]
}

/** Init script: adds a performance mark for each click, filled field and selected file. */
const markActions = () => {
  let field: EventTarget | null = null
  const mark = (target: EventTarget | null) => {
    field = target
    performance.mark("action")
  }
  addEventListener("pointerdown", () => mark(null), true)
  addEventListener("input", ({ target }) => target !== field && mark(target), true)
}

/** Init script: closes the preview pane. */
const closePreview = () => localStorage.setItem("cms.right-pane", "none")

/** Copies the content, and links to the folders that its check reads. */
const copyContent = () => {
  const root = mkdtempSync(join(tmpdir(), "edited-"))
  cpSync("content", join(root, "content"), { recursive: true })
  for (const name of ["src", "static", "hosting"]) symlinkSync(join(process.cwd(), name), join(root, name))
  return root
}

/**
 * Serves the web editor for a copy of the content, and opens it.
 * @param previewUrl - URL of the pages in the live preview; default: closed, which saves a quarter of the CPU time
 * @param root - copy of the project; deleted at the end
 */
export const openEditor = async (browser: Browser, previewUrl?: string, root = copyContent()) => {
  const siteUrl = previewUrl ?? "http://localhost:8000"
  const admin = mkdtempSync(join(tmpdir(), "admin-"))
  // The server compares `Host` headers, which contain the port, so the port must be known first.
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, "127.0.0.1", resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise(resolve => probe.close(resolve))
  const backend = { name: "proxy", proxy_url: "/admin/files" }
  const createConfig = async () => {
    const { entries } = await validate(loadContent(root))
    return createCmsConfig(entries, backend, siteUrl)
  }
  await writeAdmin(process.cwd(), admin, { backend, site_url: siteUrl })
  const server = await serveEditor(root, admin, port, createConfig)
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  page.on("dialog", dialog => void dialog.accept())
  await page.addInitScript(markActions)
  if (!previewUrl) await page.addInitScript(closePreview)
  await page.goto(`http://127.0.0.1:${port}/admin/`)
  await page.getByRole("button", { name: "Login" }).click()

  const pathOf = (file: string) => join(root, "content", file)
  const read = (file: string) => readFileSync(pathOf(file), "utf8")
  const blocksOf = (file: string) => (parse(read(file)) as { blocks: Block[] }).blocks
  const openLink = async (collection: string, path: string) => {
    // Closes an open form: "#/" shows the list of the first collection.
    await page.evaluate(() => (location.hash = "#/"))
    await page.locator(`a[href="#/collections/${collection}"]`).click()
    // Closed dialogs contain links to forms, too.
    await page.locator(`#nc-root a[href="#/collections/${collection}/${path}"]`).first().click()
    await page.locator("[id*='-field-']").first().waitFor({ state: "attached" })
  }
  const open = (collection: string, entry: string) => openLink(collection, `entries/${entry}`)
  const fields = (name: string) => page.locator(`[id^="${name}-field-"]:visible`)
  const label = (name: string) => page.locator(`label[for^="${name}-field-"]:visible`).first()
  const expand = (name: string) =>
    label(name).locator("xpath=following::button[@data-testid='expand-button'][1]").click()
  const expandItem = (name: string | RegExp) =>
    page.getByText(name, { exact: true }).first().locator("xpath=../div[1]/button[1]").click()
  const selectPictureFile = async (field: string, name: string, buffer: Buffer) => {
    await label(field).locator("xpath=following::button[contains(., 'Choose')][1]").click()
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer })
  }
  return {
    root,
    page,
    /** Returns the path of a file of the content. */
    pathOf,
    /** Reads a file of the content. */
    read,
    /** Returns the blocks of a page. */
    blocksOf,
    /** Returns the errors of the content. */
    findErrors: async () => onlyErrors((await validate(loadContent(root))).issues),
    /** Opens the form of an entry from its list. */
    open,
    /** Opens the form of a new file. */
    openNew: (collection: string) => openLink(collection, "new"),
    /** Expands a group or a list. */
    expand,
    /** Expands a list item by its summary. */
    expandItem,
    /** Opens a page whose first block has a picture, and expands that block. Returns the page's file. */
    openPictureBlock: async () => {
      const file = filesIn("pages").find(name => blocksOf(name)[0]?.picture)!
      await open("Page", nameOf(file))
      await expand("blocks")
      await expandItem(blocksOf(file)[0]!.title!)
      return file
    },
    /** Expands or folds the settings of a page. */
    toggleSettings: () => page.getByRole("button", { name: "Address, search texts and switches" }).click(),
    /** Returns the visible fields with this name. */
    fields,
    /** Returns the first visible field with this name. */
    field: (name: string) => fields(name).first(),
    /** Mistakes in the dialog of a rejected change. */
    mistakes: page.locator("dialog[open] li"),
    closeMistakes: () => page.locator("dialog[open]").getByRole("button", { name: "Close" }).click(),
    /** Returns the number of clicks, filled fields and selected files during an action. */
    countActions: async (action: () => Promise<void>): Promise<number> => {
      await page.evaluate(() => performance.clearMarks("action"))
      await action()
      return page.evaluate(() => performance.getEntriesByName("action").length)
    },
    /** Selects a file for upload in the first visible field with this name. */
    selectPictureFile,
    /** Uploads a picture and selects it in the first visible field with this name. */
    addPicture: async (field: string, name: string, buffer: Buffer) => {
      await selectPictureFile(field, name, buffer)
      await page.getByRole("button", { name: "Choose selected", disabled: false }).click()
    },
    /** Appends a block. */
    addBlock: async (type: string) => {
      await page.getByRole("button", { name: "Add block" }).click()
      await page.getByRole("menuitem", { name: type, exact: true }).click()
    },
    /** Drags the last collapsed block above the first. */
    moveLastToTop: async () => {
      const handles = page.locator("[aria-roledescription=sortable]:visible")
      await handles.last().scrollIntoViewIfNeeded()
      const [first, last] = [(await handles.first().boundingBox())!, (await handles.last().boundingBox())!]
      await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2)
      await page.mouse.down()
      await page.mouse.move(first.x + first.width / 2, first.y, { steps: 20 })
      // The first block moves down to make room.
      await expect.poll(async () => (await handles.first().boundingBox())!.y).toBeGreaterThan(first.y)
      await page.mouse.up()
      await expect(page.locator("[aria-roledescription=sortable][aria-pressed=true]")).toHaveCount(0)
    },
    /** Saves the form. */
    save: async () => {
      await page.getByRole("button", { name: "Save", exact: true }).click()
      await page.getByRole("menuitem", { name: "Save now", exact: true }).click()
    },
    close: async () => {
      await page.close()
      await new Promise(resolve => server.close(resolve))
      for (const folder of [root, admin]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
