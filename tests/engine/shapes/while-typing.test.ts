import { basename } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { TextDocument } from "vscode-languageserver-textdocument"
import { getLanguageService } from "yaml-language-server"
import { loadContent } from "../../../packages/content-engine"
import { namesSchema, toJsonSchemas, validate } from "../../../model"
import { fixture } from "../fixture"

/** The schemas that `npm run check:content` writes for them, by their names. */
const { schemas } = toJsonSchemas()

const names = (async () => {
  const folder = loadContent(process.cwd())
  return namesSchema((await validate(folder)).entries, folder)
})()

/**
 * What VS Code, JetBrains, Neovim and others run: it finds the schema by the first line of a file, with no settings at
 * all.
 */
const service = getLanguageService({
  schemaRequestService: async uri => JSON.stringify(schemas[basename(fileURLToPath(uri))] ?? (await names)),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
})
service.configure({ validate: true, hover: true, completion: true, hoverSchemaSource: false })

const { texts } = fixture
const yaml = [...texts].filter(([file]) => file.endsWith(".yaml"))

let version = 0
/** Opens a file as it is, or with other content. The service keeps what it parsed by address and version. */
const open = (file: string, content = texts.get(file)!) =>
  TextDocument.create(pathToFileURL(`content/${file}`).href, "yaml", ++version, content)

const problems = async (file: string, content?: string): Promise<string[]> =>
  (await service.doValidation(open(file, content), false)).map(
    ({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${message}`,
  )

const SERVICE = "services/first-service.yaml"

/** The problems of a file after a replacement in it. */
const after = (search: string | RegExp, replacement: string): Promise<string[]> => {
  const content = texts.get(SERVICE)!
  const changed = content.replace(search, replacement)
  expect(changed).not.toBe(content)
  return problems(SERVICE, changed)
}

/** The place right behind the first occurrence of `words`. */
const behind = (document: TextDocument, words: string) =>
  document.positionAt(document.getText().indexOf(words) + words.length)

describe("an editor with a YAML language server", () => {
  test("finds nothing to underline in content that is in order", async () => {
    for (const [file] of yaml) expect([file, await problems(file)]).toEqual([file, []])
  })

  const mistakes: [name: string, search: string | RegExp, replacement: string, told: string[]][] = [
    [
      "a misspelt field",
      "name: First Service",
      "nmae: First Service",
      ['2:1 Missing property "name".', "3:1 Property nmae is not allowed."],
    ],
    ["a word for a number", "order: 1", "order: six", ['4:8 Incorrect type. Expected "integer".']],
    [
      "an unknown choice",
      "badge: mostPopular",
      "badge: popular",
      ['116:16 Value is not accepted. Valid values: "mostPopular", "recommended".'],
    ],
    [
      "a slug with spaces",
      "slug: first-service",
      "slug: First Service",
      ["2:7 This must be lower-case letters and digits, joined by single hyphens."],
    ],
    [
      "no feature",
      /features:\n(?: {4}- "Feature \d of the card"\n)+/,
      "features: []\n",
      ["12:13 Array has too few items. Expected 1 or more."],
    ],
    [
      "a short description",
      /description: "What.*"/,
      "description: Ads.",
      ["7:16 String is shorter than the minimum length of 50."],
    ],
    [
      "a link without its slash",
      "href: /contact",
      "href: contact",
      ['20:9 This must start with "/", "#", "https://", "mailto:" or "tel:".'],
    ],
    ["an open quote", 'label: "Ask for the service"', 'label: "Ask for the service', ['19:30 Missing closing "quote']],
  ]

  for (const [name, search, replacement, told] of mistakes)
    test(`underlines ${name}`, async () =>
      expect((await after(search, replacement)).slice(0, told.length)).toEqual(told))

  test("explains a field one points at, with examples", async () => {
    const help = async (words: string) => {
      const document = open(SERVICE)
      return ((await service.doHover(document, behind(document, words)))?.contents as { value: string }).value
    }
    expect(await help("\nord")).toBe("Place in the menu and among the services, from 1.")
    expect(await help("\n  hre")).toMatch(/^Where the link goes: a path of this site .*Example:\s+```yaml\s+\/contact/s)
  })

  test("completes fields and values", async () => {
    const labels = async (search: string, replacement: string) => {
      const document = open(SERVICE, texts.get(SERVICE)!.replace(search, replacement))
      return (await service.doComplete(document, behind(document, replacement), false)).items.map(({ label }) => label)
    }
    expect(await labels("\ncard:", "\nali")).toContain("aliases")
    expect(await labels('primary:\n      label: "Ask for the service"', "primary:\n      la")).toContain("label")
  })

  test("completes names of other content, addresses of pages and the files of pictures, and refuses no other", async () => {
    const { $defs } = await names
    const offered = async (file: string, search: string | RegExp, replacement: string) => {
      const document = open(file, texts.get(file)!.replace(search, replacement))
      const { items } = await service.doComplete(document, behind(document, replacement), false)
      return items.map(({ insertText = "" }) => insertText.trim())
    }
    expect(await offered(SERVICE, "href: /contact", "href: ")).toEqual(expect.arrayContaining($defs.address!.examples))
    // Nothing besides: what is chosen is there.
    expect(await offered("testimonials.yaml", /image: .*/, "image: ")).toEqual($defs.picture!.examples)
    expect($defs.picture!.examples).not.toEqual([])
    expect(await offered("case-studies/first-case.yaml", /services: .*/, "services:\n  - ")).toEqual(
      expect.arrayContaining($defs.Service!.examples),
    )
  })
})
