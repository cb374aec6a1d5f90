import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { describe, test } from "node:test"
import { fileURLToPath, pathToFileURL } from "node:url"
import { TextDocument } from "vscode-languageserver-textdocument"
import { getLanguageService } from "yaml-language-server"
import { loadContent } from "./load"

/** What VS Code, JetBrains, Neovim and others run: it finds the schema by the first line of a file, with no settings at all. */
const service = getLanguageService({
  schemaRequestService: uri => Promise.resolve(readFileSync(fileURLToPath(uri), "utf8")),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
})
service.configure({ validate: true, hover: true, completion: true, hoverSchemaSource: false })

const { texts } = loadContent(process.cwd())
const yaml = [...texts].filter(([file]) => file.endsWith(".yaml"))

let version = 0
/** Opens a file as it is, or with other content. The service keeps what it parsed by address and version. */
const open = (file: string, content = texts.get(file)!) =>
  TextDocument.create(pathToFileURL(`content/${file}`).href, "yaml", ++version, content)

const problems = async (file: string, content?: string): Promise<string[]> =>
  (await service.doValidation(open(file, content), false)).map(
    ({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${message}`,
  )

const SERVICE = "services/paid-ads.yaml"

/** The problems of a file after a replacement in it. */
const after = (search: string | RegExp, replacement: string): Promise<string[]> => {
  const content = texts.get(SERVICE)!
  const changed = content.replace(search, replacement)
  assert.notEqual(changed, content)
  return problems(SERVICE, changed)
}

/** The place right behind the first occurrence of `words`. */
const behind = (document: TextDocument, words: string) =>
  document.positionAt(document.getText().indexOf(words) + words.length)

describe("an editor with a YAML language server", () => {
  test("finds nothing to underline in today's content", async () => {
    for (const [file] of yaml) assert.deepEqual(await problems(file), [], file)
  })

  const mistakes: [name: string, search: string | RegExp, replacement: string, told: string[]][] = [
    [
      "a misspelt field",
      "name: Paid Ads",
      "nmae: Paid Ads",
      ['2:1 Missing property "name".', "3:1 Property nmae is not allowed."],
    ],
    ["a word for a number", "order: 6", "order: six", ['4:8 Incorrect type. Expected "integer".']],
    [
      "an unknown choice",
      "arrangement: stack",
      "arrangement: stacked",
      ['95:22 Value is not accepted. Valid values: "single", "stack", "system".'],
    ],
    [
      "a slug with spaces",
      "slug: paid-ads",
      "slug: Paid Ads",
      ["2:7 This must be lower-case letters and digits, joined by single hyphens."],
    ],
    ["three features", / {4}- "Budgets moved by profit"\n/, "", ["13:5 Array has too few items. Expected 4 or more."]],
    [
      "a short description",
      /description: "Search.*"/,
      "description: Ads.",
      ["7:16 String is shorter than the minimum length of 50."],
    ],
    [
      "a link without its slash",
      "href: /contact",
      "href: contact",
      ['20:9 This must start with "/", "#", "https://", "mailto:" or "tel:".'],
    ],
    ["an open quote", 'label: "Plan My Campaigns"', 'label: "Plan My Campaigns', ['19:28 Missing closing "quote']],
  ]

  for (const [name, search, replacement, told] of mistakes)
    test(`underlines ${name}`, async () =>
      assert.deepEqual((await after(search, replacement)).slice(0, told.length), told))

  test("explains a field one points at, with examples", async () => {
    const help = async (words: string) => {
      const document = open(SERVICE)
      return ((await service.doHover(document, behind(document, words)))?.contents as { value: string }).value
    }
    assert.equal(await help("\nord"), "Place in the menu and in the catalogue, from 1.")
    assert.match(await help("\n  hre"), /^Where the link goes: a path of this site .*Example:\s+```yaml\s+\/contact/s)
  })

  test("completes fields and values", async () => {
    const labels = async (search: string, replacement: string) => {
      const document = open(SERVICE, texts.get(SERVICE)!.replace(search, replacement))
      return (await service.doComplete(document, behind(document, replacement), false)).items.map(({ label }) => label)
    }
    assert.deepEqual((await labels("glyph: leak", "glyph: ")).slice(0, 3), ["shouting", "belowFold", "leak"])
    assert.ok((await labels("\ncard:", "\nali")).includes("aliases"))
  })
})
