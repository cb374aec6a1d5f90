import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "../load"
import { formatIssue, validate } from "../validate"

const folder = loadContent(process.cwd())

/** Replaces the first `from` in one file of the real content and tells what the check then says of that file. */
const spoil = async (file: string, from: string, to: string): Promise<string[]> => {
  const before = folder.texts.get(file) ?? ""
  assert.ok(before.includes(from), `${file} does not hold ${JSON.stringify(from)}`)
  const { issues } = await validate({
    ...folder,
    texts: new Map([...folder.texts, [file, before.replace(from, () => to)]]),
  })
  return issues.filter(issue => issue.file === `content/${file}`).map(formatIssue)
}

const lineOf = (file: string, text: string) =>
  (folder.texts.get(file) ?? "").split("\n").findIndex(line => line.includes(text)) + 1

describe("pricing", () => {
  const file = "pages/pricing.yaml"

  test("two plans of a name", async () => {
    const issues = await spoil(file, "name: Scale", "name: Growth")
    assert.deepEqual(issues, [
      `content/${file}:${lineOf(file, "name: Scale")}:11 plans[2].name: The name "Growth" is taken already in content/${file}:26:11. Give each its own.`,
    ])
  })

  test("no popular plan, and two", async () => {
    assert.deepEqual(await spoil(file, "popular: true", "popular: false"), [
      `content/${file}:${lineOf(file, "popular: false")}:14 plans[0].popular: Exactly one plan must be popular (popular: true), but 0 are.`,
    ])
    assert.deepEqual(await spoil(file, "popular: false", "popular: true"), [
      `content/${file}:${lineOf(file, "popular: true")}:14 plans[1].popular: Exactly one plan must be popular (popular: true), but 2 are.`,
    ])
  })

  test("hours that no feature names, so that drawing and words differ", async () => {
    assert.deepEqual(await spoil(file, "hours: 25", "hours: 30"), [
      `content/${file}:${lineOf(file, "hours: 25")}:12 plans[1].hours: No feature of this plan names its 30 hours. Make the two agree.`,
    ])
  })

  test("a line that is included and not included", async () => {
    assert.deepEqual(await spoil(file, "- Weekly strategy calls\n      - Paid", "- 2 social platforms\n      - Paid"), [
      `content/${file}:${lineOf(file, "- Weekly strategy calls")}:9 plans[0].notIncluded[0]: "2 social platforms" stands in this plan already. Delete one of the two.`,
    ])
  })
})

describe("contact", () => {
  const file = "pages/contact.yaml"

  test("a value that the form does not have", async () => {
    const line = lineOf(file, "value: seo-content")
    assert.deepEqual(await spoil(file, "value: seo-content", "value: seo-contents"), [
      `content/${file}:${lineOf(file, "value: web-development")}:7 form.projectType.options: These options are missing: seo-content. Add them.`,
      `content/${file}:${line}:16 form.projectType.options[4].value: "seo-contents" is no value of this select. Did you mean "seo-content"?`,
    ])
  })

  test("a value twice", async () => {
    const issues = await spoil(file, "value: 6-months", "value: 3-months")
    assert.match(issues.join("\n"), /These options are missing: 6-months/)
    assert.match(
      issues.join("\n"),
      /form\.timeline\.options\[3\]\.value: The value "3-months" is taken already in content\/pages\/contact\.yaml:\d+:16\./,
    )
  })

  test("two ways of a kind", async () => {
    assert.deepEqual(await spoil(file, "kind: email", "kind: call"), [
      `content/${file}:${lineOf(file, "kind: email")}:13 options.items[2].kind: The kind "call" is taken already in content/${file}:16:13. Give each its own.`,
    ])
  })

  test("a booking page that is not there", async () => {
    const issues = await spoil(file, "label: Call {phone}", "label: Call {phone}\n      href: /book")
    assert.match(issues.join("\n"), /options\.items\[1\]\.href: No page has the address "\/book"\./)
  })
})

describe("FAQ", () => {
  const file = "pages/faq.yaml"

  test("two topics of an anchor, two of a flag", async () => {
    assert.match(
      (await spoil(file, "id: pricing-investment", "id: getting-started")).join("\n"),
      /topics\.items\[1\]\.id: The id "getting-started"/,
    )
    assert.match(
      (await spoil(file, "icon: cross", "icon: pales")).join("\n"),
      /topics\.items\[3\]\.icon: The icon "pales"/,
    )
  })

  test("a question twice in one accordion", async () => {
    const issues = await spoil(file, "question: How long does a project take?", "question: How do we start a project?")
    assert.deepEqual(issues, [
      `content/${file}:${lineOf(file, "How long does a project take?")}:21 topics.items[0].items[1].question: The question "How do we start a project?" is taken already in content/${file}:16:21. Give each its own.`,
    ])
  })

  test("a fourth question", async () => {
    const issues = await spoil(
      file,
      "items:\n        - question: How do we",
      "items:\n        - question: Why?\n          answer: Because.\n        - question: How do we",
    )
    assert.match(issues.join("\n"), /must have exactly 3 entries/)
  })
})
