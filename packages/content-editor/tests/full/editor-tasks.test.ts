import assert from "node:assert/strict"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { after, before, describe, test } from "node:test"
import { parse } from "yaml"
import { errorsOf, formatIssue, loadContent } from "../../../content-engine"
import { validate } from "../../../../model"
import { missing, openEditor, type OpenEditor, until } from "../browser/open-editor"

/** What people come to the editor for, done as they do it: by what they see, from the first click to the saved file. */

let editor: OpenEditor

before(async () => {
  if (!missing) editor = await openEditor()
})
after(() => editor?.close())

const errors = async () => errorsOf((await validate(loadContent(editor.root))).issues).map(formatIssue)

const yaml = <Shape>(file: string): Shape => parse(editor.read(file)) as Shape

/** Saves, and waits until the file is another one. */
const saved = async (file: string) => {
  const before = existsSync(editor.at(file)) ? editor.read(file) : ""
  await editor.save()
  await until(() => existsSync(editor.at(file)) && editor.read(file) !== before, `${file} is saved`)
}

const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await editor.field(name).fill(value)
}

/** Picks a word from a list that opens below a field. */
const choose = async (name: string, word: string) => {
  await editor.field(name).fill(word)
  await editor.page.getByRole("option", { name: word }).first().click()
}

/** Picks a drawing by its picture. */
const pick = async (name: string, word: string) => {
  await editor.field(name).click()
  const drawing = editor.page.getByRole("radio", { name: word })
  assert.ok(
    await drawing
      .locator("xpath=ancestor::label/img")
      .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth > 0)),
  )
  await drawing.check()
}

/** Fills in a group, and folds it again. */
const within = async (group: string, act: () => Promise<void>) => {
  await editor.unfold(group)
  await act()
  await editor.unfold(group)
}

/** Adds an entry to a list. */
const add = (list: string) =>
  editor.page
    .locator(`label[for^="${list}-field-"]:visible`)
    .first()
    .locator("xpath=following::button[contains(., 'Add entry')][1]")
    .click()

/** One of the buttons above an entry of a list: the first folds it, the last takes it away. */
const entryButton = (words: string, which: "first" | "last") =>
  editor.page
    .getByText(words, { exact: true })
    .first()
    .locator(`xpath=../div[1]/button[${which === "first" ? "1" : "last()"}]`)

const PORTRAIT = "images/testimonials"
/** Takes a picture from the disk of whoever edits. */
const upload = async (name: string, picture: string) => {
  await editor.page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name,
      mimeType: name.endsWith(".svg") ? "image/svg+xml" : "image/png",
      buffer: readFileSync(picture),
    })
  await editor.page.getByRole("button", { name: "Choose selected" }).click()
}

/** The page begins anew once something new is saved. */
const savedNew = async (file: string) => {
  const loaded = editor.page.waitForEvent("load")
  await saved(file)
  await loaded
}

const begin = async (collection: string) => {
  await editor.page.evaluate(hash => (location.hash = hash), `#/collections/${collection}`)
  await editor.page.locator(`a[href="#/collections/${collection}/new"]`).first().click()
  await editor.formShown()
}

const SENTENCE = "A text of some length, so that the place it is meant for has as many words as it asks for."

describe("in the editor, somebody", { skip: missing }, () => {
  test("changes a price", async () => {
    const claims = yaml<{ name: string; value: string }[]>("claims.yaml")
    const { name, value } = claims.findLast(claim => /^\D\d,\d{3}$/.test(claim.value))!
    await editor.open("lists", "Claim")
    await entryButton(`${name} ${value}`, "first").click()
    await editor.field("value").fill(value.replace(/\d{3}$/, "900"))
    await saved("claims.yaml")
    assert.equal(
      yaml<typeof claims>("claims.yaml").find(claim => claim.name === name)!.value,
      value.replace(/\d{3}$/, "900"),
    )
    assert.deepEqual(await errors(), [])
  })

  test("adds a quote with its portrait", async () => {
    const [portrait] = readdirSync(editor.at(PORTRAIT))
    await editor.open("lists", "Testimonial")
    await add("items")
    await fill({
      name: "Noor Haddad",
      role: "Head of Sales",
      company: "Cedarline Tools",
      content: SENTENCE,
      rating: "5",
    })
    await editor.page.getByRole("button", { name: "Choose an image" }).click()
    await upload("noor-haddad.svg", editor.at(`${PORTRAIT}/${portrait!}`))
    await within("results", () => fill({ value: "+48%", label: "quote requests a month" }))
    await fill({ timeframe: "6 weeks" })
    await saved("testimonials.yaml")
    const quote = yaml<{ name: string; draft?: boolean; image: string }[]>("testimonials.yaml").find(
      ({ name }) => name === "Noor Haddad",
    )!
    assert.equal(quote.draft, true)
    assert.ok(existsSync(editor.at(quote.image)), quote.image)
    assert.deepEqual(await errors(), [])
  })

  test("writes a post with a picture and a link", async () => {
    const [, category] = yaml<{ id: string }[]>("blog-categories.yaml")
    await begin("BlogPost")
    await fill({ title: "What a first call is for", excerpt: SENTENCE, author: "Noor Haddad", date: "2025-03-04" })
    await choose("category", category!.id)
    await pick("symbol", "chat")
    const body = editor.field("body")
    await body.fill("Ask us\n\n")
    await body.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, "Ask us".length))
    await editor.page.getByRole("toolbar").getByRole("button", { name: "Link" }).click()
    await body.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(area.value.length, area.value.length))
    await editor.page.getByRole("toolbar").getByRole("button", { name: "Picture" }).click()
    await upload("first-call.png", "docs/home.png")
    await editor.page.waitForFunction(() =>
      [...document.querySelectorAll("textarea")].some(({ value }) => value.includes("first-call.png")),
    )
    await body.fill((await body.inputValue()).replace("[What it shows]", "A telephone on a desk"))
    await savedNew("blog/what-a-first-call-is-for.mdx")
    const post = editor.read("blog/what-a-first-call-is-for.mdx")
    assert.match(post, /^draft: true$/m)
    assert.match(post, /\[Ask us\]\(\/contact\)\n\n!\[A telephone on a desk\]\((\.\/)?first-call\.png\)\n$/)
    assert.ok(existsSync(editor.at("blog/first-call.png")))
    assert.deepEqual(await errors(), [])
  })

  test("begins a service", async () => {
    const order = String(readdirSync(editor.at("services")).length + 1)
    await begin("Service")
    await editor.page.locator("#problems").waitFor({ state: "hidden" })
    await fill({ slug: "voice-agents", name: "Voice Agents", order })
    await within("meta", () => fill({ description: SENTENCE }))
    await within("card", async () => {
      await pick("symbol", "phone")
      await fill({ lead: SENTENCE })
      for (const feature of ["Answers at night", "Knows your hours"]) {
        await add("features")
        await editor.page.locator("[id^='value-field-']:visible").last().fill(feature)
      }
    })
    await editor.field("projectType").fill("automation")
    await within("hero", async () => {
      await fill({ title: "Every call is answered", lead: SENTENCE })
      await within("primary", () => fill({ label: "Hear one" }))
    })
    await savedNew("services/voice-agents.yaml")
    assert.equal(yaml<{ draft: boolean }>("services/voice-agents.yaml").draft, true)
    assert.deepEqual(await errors(), [])
  })

  test("renames a service", async () => {
    const [file = ""] = readdirSync(editor.at("services")).sort()
    await editor.open("Service", file.replace(".yaml", ""))
    await editor.field("name").fill("Renamed Service")
    await saved(`services/${file}`)
    assert.equal(yaml<{ name: string }>(`services/${file}`).name, "Renamed Service")
    assert.deepEqual(await errors(), [])
  })

  test("puts a photograph at the top of a page", async () => {
    await editor.open("pages", "ContactPage")
    await editor.unfold("hero")
    await editor.page.getByRole("button", { name: "Choose an image" }).first().click()
    await upload("yard.png", "docs/home.png")
    await fill({ sceneAlt: "A yard with a ship on its slip." })
    await saved("pages/contact.yaml")
    const { hero } = yaml<{ hero: { file: string; sceneAlt: string } }>("pages/contact.yaml")
    assert.deepEqual([hero.file, existsSync(editor.at("pages/yard.png"))], ["pages/yard.png", true])
    assert.deepEqual(await errors(), [])
  })

  test("takes somebody off the team, and is told where that person is still named", async () => {
    const [first] = yaml<{ name: string }[]>("team.yaml")
    await editor.open("lists", "TeamMember")
    await entryButton(first!.name, "last").click()
    await saved("team.yaml")
    assert.ok(!editor.read("team.yaml").includes(`name: ${first!.name}`))
    await editor.page.locator("#problems pre", { hasText: first!.name }).waitFor()
  })
})
