import { parse } from "yaml"
import type { ContentFolder } from "#engine"
import { copyEntry } from "#scripts/copy-entry"
import { fixture, getIssues, withFiles } from "../fixture"

const applyCopy = async (typeName: string, title: string, folder: ContentFolder = fixture, originalPath?: string) => {
  const copied = await copyEntry(typeName, title, folder, originalPath)
  if (typeof copied === "string") throw new Error(copied)
  return { ...copied, folder: withFiles({ [copied.file]: copied.content }, folder) }
}

const TITLE = "Voice & Phone Agents"

describe("copyEntry", () => {
  test.each([
    [
      "service",
      "services/voice-phone-agents.yaml",
      /^# yaml.*\nslug: voice-phone-agents\ndraft: true\nname: .*\norder: 3\n/,
    ],
    ["post", "blog/voice-phone-agents.mdx", /^---\ntitle: "?Voice & Phone Agents"?\ndraft: true\n/],
    ["case-study", "case-studies/voice-phone-agents.yaml", /\ndraft: true\n/],
    ["testimonial", "testimonials.yaml", /\n- name: "?Voice & Phone Agents"?\n {2}draft: true\n/],
  ])("creates a valid draft %s with the given title", async (typeName, file, start) => {
    const { folder, ...copy } = await applyCopy(typeName, TITLE)
    expect(copy).toEqual({ file, content: expect.stringMatching(start) as string })
    const messages = await getIssues(folder)
    expect(messages).toEqual([])
  })

  test("copies the page at a path as an unpublished page", async () => {
    const { file, content, folder } = await applyCopy("page", TITLE, fixture, "/pricing")
    expect(file).toBe("pages/voice-phone-agents.yaml")
    const original = parse(fixture.texts.get("pages/pricing.yaml")!) as { blocks: { type: string; title: string }[] }
    const copy = parse(content) as typeof original
    expect(copy).toMatchObject({ published: false, path: "/voice-phone-agents", meta: { title: TITLE } })
    expect(copy.blocks[0]?.title).toBe(TITLE)
    expect(copy.blocks.map(({ type }) => type)).toEqual(original.blocks.map(({ type }) => type))
    expect(await getIssues(folder)).toEqual([])
  })

  test("does not copy the correction of a post", async () => {
    const [file, text = ""] = [...fixture.texts].find(([name]) => name.startsWith("blog/first")) ?? []
    const corrected = text.replace("\ndate:", "\ncorrected: 2025-08-01\ncorrection: A figure was wrong.\ndate:")
    const { content } = await applyCopy("post", TITLE, withFiles({ [file!]: corrected }))
    expect(content).not.toContain("correct")
  })

  const USAGE = 'Usage: npm run new page|service|post|case-study|testimonial -- "Title" [--like /path]'
  test.each([
    ["service", "First Service", 'The service "First Service" already exists in content/services/first-service.yaml. '],
    ["testimonial", "Second Person", 'The testimonial "Second Person" already exists in content/testimonials.yaml. '],
    ["pages", "A", USAGE],
    ["page", "Pricing", 'The page "Pricing" already exists in content/pages/pricing.yaml. '],
    ["post", "!?", USAGE],
  ])("rejects the arguments %s %j", async (typeName, title, message) =>
    expect(await copyEntry(typeName, title, fixture)).toMatch(message),
  )

  test("rejects the path of a missing page", async () => {
    expect(await copyEntry("page", TITLE, fixture, "/nowhere")).toContain('"/nowhere"')
  })

  test("rejects a post if the blog is unpublished", async () => {
    const withoutBlog = withFiles({ "pages/blog.yaml": `published: false\n${fixture.texts.get("pages/blog.yaml")}` })
    expect(await copyEntry("post", "A", withoutBlog)).toBe(
      "The site has no post to copy, or its parent page is unpublished.",
    )
  })
})
