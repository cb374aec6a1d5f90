import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "../load"
import { formatIssue, validate } from "../validate"

const real = loadContent(process.cwd())
const study = "case-studies/kestrel-freight.yaml"
const page = "pages/case-studies.yaml"

/** The messages after replacements in one file. */
const after = async (
  file: string,
  ...replacements: [search: string | RegExp, replacement: string][]
): Promise<string[]> => {
  const before = real.texts.get(file)!
  const changed = replacements.reduce((content, [search, replacement]) => content.replace(search, replacement), before)
  assert.notEqual(changed, before, "the replacements must change the file")
  const { issues } = await validate({ ...real, texts: new Map([...real.texts, [file, changed]]) })
  return issues.map(formatIssue)
}

describe("case studies and testimonials", () => {
  test("a portrait that is not there is named with its place and the nearest one", async () => {
    assert.deepEqual(await after("testimonials.yaml", ["tomasz-zielinski.svg", "tomas-zielinski.svg"]), [
      'content/testimonials.yaml:8:10 [0].image: There is no image at "content/images/testimonials/tomas-zielinski.svg". Did you mean "images/testimonials/tomasz-zielinski.svg"? Put the file there or correct the name.',
    ])
  })

  test("a portrait must be an image", async () => {
    const [message] = await after("testimonials.yaml", ["tomasz-zielinski.svg", "tomasz-zielinski.psd"])
    assert.match(
      message ?? "",
      /^content\/testimonials\.yaml:8:10 \[0\]\.image: .* must be the path of an image inside content/,
    )
  })

  test("two testimonials of one person are told apart", async () => {
    assert.deepEqual(await after("testimonials.yaml", ["Henrik Solberg", "Adaeze Okafor"]), [
      'content/testimonials.yaml:36:9 [3].name: The name "Adaeze Okafor" is taken already in content/testimonials.yaml:25:9. Give each its own.',
    ])
  })

  test("fewer than two featured testimonials are too few", async () => {
    const issues = await after("testimonials.yaml", [/featured: true/g, "featured: false"])
    assert.deepEqual(issues, [
      'content/testimonials.yaml:13:13 [0].featured: At least 2 must be featured, but 0 are. Change "featured" here or in another one.',
    ])
  })

  test("exactly two case studies are featured", async () => {
    const [third, ...more] = await after("case-studies/saffron-row.yaml", ["featured: false", "featured: true"])
    assert.match(
      third ?? "",
      /^content\/case-studies\/.+\.yaml:\d+:11 featured: Exactly 2 must be featured, but 3 are\./,
    )
    assert.deepEqual(more, [])
    const [fewer] = await after(study, ["featured: true", "featured: false"])
    assert.match(fewer ?? "", /featured: Exactly 2 must be featured, but 1 are\./)
  })

  test("a service that does not exist is told with the nearest", async () => {
    assert.deepEqual(await after(study, ["[automation-crm,", "[automation-cmr,"]), [
      `content/${study}:68:12 services[0]: No service has the slug "automation-cmr". Did you mean "automation-crm"?`,
    ])
    assert.match(
      (await after(study, ["[automation-crm, custom-software]", "[automation-crm, automation-crm]"]))[0] ?? "",
      /is listed twice/,
    )
  })

  test("weeks lie within the timeline, and a step ends after it begins", async () => {
    assert.match(
      (await after(study, ["launch: 5", "launch: 9"]))[0] ?? "",
      /:11:9 launch: Week 9 is after the end of the case study \(timeline: 8 weeks\)\./,
    )
    assert.match((await after(study, [/to: 8/, "to: 9"]))[0] ?? "", /steps\[3\]\.to: Week 9 is after the end/)
    assert.match(
      (await after(study, [/from: 6/, "from: 12"]))[0] ?? "",
      /steps\[3\]\.to: The step ends \(8\) before it begins \(12\)\./,
    )
    for (const weeks of [5, 17])
      assert.match(
        (await after(study, ["timeline: 8", `timeline: ${weeks}`]))[0] ?? "",
        /timeline: This must be at (least 6|most 16)/,
      )
  })

  test("a title makes an address", async () => {
    assert.match(
      (await after(study, [/^title: .*/m, 'title: "A freight quote?"']))[0] ?? "",
      /:3:8 title: .* must begin and end with a letter or a digit/,
    )
    assert.match(
      (await after(study, [/^title: .*/m, "title: One brand sheet for nine bakeries"]))[0] ?? "",
      /The address "\/case-studies\/one-brand-sheet-for-nine-bakeries" is taken already/,
    )
  })

  test("categories are known, named once, and have a case", async () => {
    assert.match(
      (await after(study, ["category: automation", "category: automatoin"]))[0] ?? "",
      /Did you mean "automation"\?/,
    )
    assert.match(
      (await after(page, ["category: branding", "category: automation"]))[0] ?? "",
      /categories\.items\[1\]\.category: The category "automation" is taken already in content\/pages\/case-studies\.yaml:\d+:17\./,
    )
    assert.match(
      (await after(study, ["category: automation", "category: saas"]))[0] ?? "",
      /No case study has the category "automation"/,
    )
  })

  test("no step and no result stands twice", async () => {
    assert.match(
      (await after(study, ["title: Cleaned the carrier list", "title: Followed 60 quotes"]))[0] ?? "",
      /steps\[1\]\.title: The title "Followed 60 quotes" is taken already in content\/case-studies\/kestrel-freight\.yaml:\d+:12\./,
    )
  })
})
