/** Tasks of editors, from the first page of the web editor to the saved file, with few actions. */
import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { parse } from "yaml"
import { diffLines, filesIn, firstFileIn, isMissing, nameOf } from "./content-files"
import { createKeyboard, type Input, mouse } from "./input"
import { openEditor, skipReason, waitUntil } from "./open-editor"
import { createPhotograph } from "./photograph"

let editor: Awaited<ReturnType<typeof openEditor>>

test.beforeAll(async ({ browser }) => {
  if (!skipReason) editor = await openEditor(browser)
})
test.afterAll(() => editor?.close())

/** The data of an entry in content/. */
type Data = Record<string, string | boolean>

const read = <Type>(file: string) => parse(editor.read(file)) as Type
/** Returns the frontmatter of a post. */
const frontmatterOf = (file: string) => parse(editor.read(file).split(/^---$/m)[1] ?? "") as Data
const titlesOf = (file: string) => editor.blocksOf(file).flatMap(({ title }) => title ?? [])
const button = (name: string) => editor.page.getByRole("button", { name, exact: true })
const menuItem = (name: string) => editor.page.getByRole("menuitem", { name, exact: true })
const item = (name: string) => editor.page.getByRole("group", { name, exact: true })

/** Tests a task and its number of actions: clicks, filled fields and selected files. */
const testTask = (name: string, maxActions: number, files: string[], task: () => Promise<void>) =>
  test(`limits the task “${name}” to ${maxActions} actions`, async () => {
    test.skip(files.some(isMissing))
    const count = await editor.countActions(task)
    test.info().annotations.push({ type: "actions", description: String(count) })
    expect(count).toBeLessThanOrEqual(maxActions)
    expect(count).toBeGreaterThan(0)
  })

/** Returns the file of a page with six titles. */
const longPageFile = () => filesIn("pages").find(file => titlesOf(file).length === 6)!

/** Creates a page with six blocks by duplicating one. */
const createLandingPage = async (input: Input, name: string) => {
  const { page } = editor
  const [source, file] = [longPageFile(), `pages/${name}.yaml`]
  const titles = titlesOf(source)
  await page.evaluate(() => (location.hash = "#/"))
  await input.press(page.locator('a[href="#/collections/Page"]'))
  await input.press(page.locator(`a[href="#/collections/Page/entries/${nameOf(source)}"]`))
  await input.press(button("Saved"))
  await input.press(menuItem("Duplicate"), "ArrowDown")
  await page.waitForURL(/\/new/)
  await input.press(page.getByTestId("expand-button").first())
  for (const [index, title] of titles.entries()) {
    await input.press(item(title).getByRole("button", { name: "Expand" }))
    await input.fill(editor.fields("title").nth(index), `Part ${index + 1} of ${name}`)
  }
  await input.fill(editor.field("path"), `/${name}`)
  await input.press(page.getByTestId("expand-button").last())
  await input.fill(editor.fields("title").last(), `Landing page ${name}`)
  await input.fill(
    editor.field("description"),
    `What the page ${name} offers, what it costs, and how long you wait for it.`,
  )
  await input.press(button("Save"))
  await input.press(menuItem("Save now"), "ArrowDown")
  await page.waitForURL(new RegExp(`entries/${name}$`))
  expect(titlesOf(file)).toEqual(titles.map((_, index) => `Part ${index + 1} of ${name}`))
  expect(read<Data>(file).published).toBe(false)
}

test.describe("tasks", () => {
  test.skip(skipReason !== false, String(skipReason))

  testTask("change a price", 7, ["claims.yaml"], async () => {
    const original = editor.read("claims.yaml")
    const claims = parse(original) as { name: string; value: string }[]
    const { name, value } = claims.findLast(claim => /^\D\d,\d{3}$/.test(claim.value))!
    const newValue = value.replace(/\d{3}$/, "900")
    await editor.open("lists", "Claim")
    await editor.expandItem(new RegExp(`^${name} `))
    await editor.field("value").fill(newValue)
    await editor.save()
    await waitUntil(() => editor.read("claims.yaml") !== original, "the price is saved")
    // The file keeps its comments.
    const [removed, added] = diffLines(original, editor.read("claims.yaml"))
    expect([removed, added]).toEqual([[`  value: "${value}"`], [`  value: "${newValue}"`]])
  })

  testTask("add a quote with a portrait", 14, ["testimonials.yaml"], async () => {
    await editor.open("lists", "Testimonial")
    await button("Add entry").click()
    for (const [name, text] of Object.entries({ name: "Nora Lindqvist", role: "Owner", company: "Quayside" }))
      await editor.field(name).fill(text)
    await editor.field("content").fill("They built our shop in nine days, and it sells.")
    await editor.field("rating").fill("5")
    await editor.addPicture("image", "Nora.png", await createPhotograph())
    await editor.save()
    await waitUntil(() => editor.read("testimonials.yaml").includes("Nora Lindqvist"), "the quote is saved")
    expect(read<Data[]>("testimonials.yaml").at(-1)).toMatchObject({ image: "images/testimonials/nora.png" })
  })

  testTask("create a post with a picture and a link", 16, [firstFileIn("blog")], async () => {
    await editor.openNew("BlogPost")
    await editor.field("title").fill("What a form can write")
    await editor
      .field("excerpt")
      .fill("One sentence that says what the post is about, as long as search results want it.")
    await editor.field("category").click()
    await editor.page.locator("[role=option]").last().click()
    await editor.field("author").fill(String(frontmatterOf(firstFileIn("blog")).author))
    await editor.field("date").fill("2025-03-04")
    await editor.addPicture("picture", "form.png", await createPhotograph())
    await editor.field("alt").fill("A square in one color.")
    await editor.field("body").fill("\n## Where to ask\n\nThere is [a form](/contact).\n")
    await editor.save()
    const file = "blog/what-a-form-can-write.mdx"
    // Decap navigates to the saved entry.
    await editor.page.waitForURL(/entries\/what-a-form-can-write$/)
    expect(editor.read(file)).toMatch(/^\n## Where to ask\n\nThere is \[a form\]\(\/contact\)\.\n$/m)
    const { date, draft, picture } = frontmatterOf(file)
    expect([date, draft, picture]).toEqual(["2025-03-04", true, "drawings/posts/form.png"])
  })

  testTask("create a draft service from a duplicate", 10, [firstFileIn("services")], async () => {
    await editor.open("Service", nameOf(firstFileIn("services")))
    await button("Saved").click()
    await menuItem("Duplicate").click()
    await editor.page.waitForURL(/\/new/)
    await editor.field("name").fill("Voice Agents")
    await editor.field("slug").fill("voice-agents")
    await editor.field("order").fill("99")
    await editor.save()
    await editor.page.waitForURL(/entries\/voice-agents$/)
    expect(read<Data>("services/voice-agents.yaml")).toMatchObject({ draft: true, name: "Voice Agents" })
  })

  testTask("remove a person", 6, ["team.yaml"], async () => {
    const names = read<Data[]>("team.yaml").map(({ name }) => name)
    await editor.open("lists", "TeamMember")
    await button("Remove").last().click()
    await editor.save()
    await waitUntil(() => read<Data[]>("team.yaml").length < names.length, "the person is removed")
    expect(read<Data[]>("team.yaml").map(({ name }) => name)).toEqual(names.slice(0, -1))
  })

  testTask("replace the picture of a page, twice by a file of the same name", 17, [], async () => {
    const file = await editor.openPictureBlock()
    for (const alt of ["A square in one color.", "Another square."]) {
      const photograph = await createPhotograph()
      await editor.addPicture("picture", "Quay.png", photograph)
      expect(await editor.mistakes.count()).toBe(0)
      await editor.field("alt").fill(alt)
      await editor.save()
      await waitUntil(() => editor.blocksOf(file)[0]?.alt === alt, "the picture is saved")
      // All pictures of pages are in drawings/, photographs too.
      expect(editor.blocksOf(file)[0]?.picture).toBe("drawings/pages/quay.png")
      expect(readFileSync(editor.pathOf("drawings/pages/quay.png")).equals(photograph)).toBe(true)
    }
  })

  testTask("correct a rejected value", 10, [firstFileIn("legal")], async () => {
    const file = firstFileIn("legal")
    const original = editor.read(file)
    await editor.open("LegalDocument", nameOf(file))
    const description = editor.field("description")
    const text = await description.inputValue()
    await description.fill("Too short.")
    await editor.save()
    await editor.mistakes.getByRole("button", { name: "Description" }).click()
    await expect(description).toBeFocused()
    expect(editor.read(file)).toBe(original)
    await editor.page.keyboard.insertText(text.slice(0, -1))
    await editor.save()
    await waitUntil(() => editor.read(file) !== original, "the correction is saved")
  })

  testTask("create a landing page with six blocks", 25, [], () => createLandingPage(mouse, "spring-offer"))

  test("creates a landing page with six blocks by keyboard alone", async () => {
    await createLandingPage(createKeyboard(editor.page), "winter-offer")
  })

  test("keeps the content valid in all tests above", async () => {
    expect(await editor.findErrors()).toEqual([])
  })
})
