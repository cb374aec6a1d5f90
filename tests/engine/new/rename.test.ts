import { rename, validate } from "../../../model"
import { fixture, read, toldOf, withFiles } from "../fixture"

/** The frozen content after a renaming; the list of redirects is asked for by itself. */
const after = async (kind: string, old: string, slug: string) => {
  const { texts, moved } = await rename(kind, old, slug, fixture)
  const redirects = texts.get("redirects.yaml")
  texts.delete("redirects.yaml")
  return { redirects, texts, folder: withFiles({ [moved[0]]: undefined, ...Object.fromEntries(texts) }) }
}

/** The lines that differ from the frozen content, of all files but the renamed one. */
const changed = (texts: Map<string, string>) =>
  [...texts].flatMap(([file, text]) =>
    fixture.texts.has(file) ? text.split("\n").filter((line, index) => line !== read(file).split("\n")[index]) : [],
  )

describe("npm run rename", () => {
  test("a service: file, slug, links and names follow, and nothing else changes", async () => {
    const { folder, texts, redirects } = await after("service", "first-service", "voice-agents")
    expect(folder.texts.has("services/first-service.yaml")).toBe(false)
    expect(folder.texts.get("services/voice-agents.yaml")).toMatch(/^slug: voice-agents$/m)
    expect([...folder.texts.values()].join("\n")).not.toMatch(/\/first-service\b|\[first-service/)
    const lines = changed(texts)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(line).toContain("voice-agents")
    expect(await toldOf(folder)).toEqual([])
    expect(redirects).toContain("- from: /services/first-service\n  to: /services/voice-agents\n")
    expect(redirects).toContain("- from: /first-service\n  to: /voice-agents\n")
  })

  test("a case gets a slug where its title was its address", async () => {
    const { folder, redirects } = await after("case-study", "first-case-of-the-agency", "first-case")
    expect(folder.texts.get("case-studies/first-case.yaml")).toMatch(/^slug: first-case$/m)
    expect(redirects).toContain("- from: /case-studies/first-case-of-the-agency\n  to: /case-studies/first-case\n")
    expect(await toldOf(folder)).toEqual([])
  })

  test("a document: links in prose and in fields follow", async () => {
    const { folder, redirects } = await after("legal", "terms", "conditions")
    expect(folder.texts.get("legal/privacy.mdx")).toContain("](/legal/conditions)")
    expect(folder.texts.get("site.yaml")).toMatch(/href: "?\/conditions"?$/m)
    expect(redirects).toContain("- from: /legal/terms\n  to: /legal/conditions\n")
    expect(await toldOf(folder)).toEqual([])
  })

  for (const [kind, type, field] of [
    ["team-member", "TeamMember", "slug"],
    ["blog-category", "BlogCategory", "id"],
  ] as const)
    test(`an entry of a list (${kind}): its page, its links and its names follow`, async () => {
      const entry = (await validate(fixture)).entries.filter(other => other.type === type).at(-1)!
      const old = String(entry.data[field])
      const { folder, texts, redirects } = await after(kind, old, "another-name")
      expect(folder.texts.get(entry.file)).toMatch(new RegExp(`^(- | {2})${field}: another-name$`, "m"))
      for (const line of changed(texts)) expect(line).toContain("another-name")
      expect(redirects).toMatch(new RegExp(`/${old}\n {2}to: \\S+/another-name\n`))
      expect(await toldOf(folder)).toEqual([])
    })

  test("redirects that are there stay, and lead to the new address at once", async () => {
    const list = "- from: /old\n  to: /services/first-service\n"
    const { texts } = await rename("service", "first-service", "voice-agents", withFiles({ "redirects.yaml": list }))
    expect(texts.get("redirects.yaml")).toMatch(/^- from: \/old\n {2}to: /)
    const empty = await rename("service", "first-service", "other", withFiles({ "redirects.yaml": "# Moved\n[]\n" }))
    expect(empty.texts.get("redirects.yaml")).toMatch(/^# Moved\n- from: /)
  })

  const refusals: [string | undefined, string | undefined, string | undefined, RegExp][] = [
    ["services", "a", "b", /^There is no kind "services"\. Write: npm run rename service\|/],
    ["blog-category", "all", "every", /^"all" always has this name/],
    ["service", "first-service", undefined, /^Say the slug of before/],
    ["service", "first-service", "Voice Agents", /^"Voice Agents" is no slug/],
    [
      "service",
      "frist-service",
      "b",
      /^No service has the slug "frist-service"\. There are: first-service, second-service\.$/,
    ],
    ["service", "first-service", "second-service", /^content\/services\/second-service\.yaml is there already/],
    ["service", "first-service", "pricing", /^"pricing" does not work here, so nothing was changed/],
  ]
  for (const [kind, old, slug, message] of refusals)
    test(`refuses ${kind} ${old} ${slug}`, () => expect(rename(kind, old, slug, fixture)).rejects.toThrow(message))
})
