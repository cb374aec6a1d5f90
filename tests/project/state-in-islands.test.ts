import { transformSync } from "@babel/core"
import { ESLint, Linter } from "eslint"
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { parser } from "typescript-eslint"
import { plugin, rule } from "../../lint/state-in-islands.cjs"

const SECTION = resolve("src/sections/home/reasons.tsx")
const ISLAND = resolve("src/sections/home/reasons.island.tsx")

/** A section in which somebody has put state, and the line where it stands. */
const withState = (state: string) => {
  const text = readFileSync(SECTION, "utf8")
    .replace(/=> \(\n/, `=> {\n  ${state}\n  return (\n`)
    .replace(/^\)$/m, ")\n}")
  return { text, line: text.split("\n").findIndex(line => line.includes(state)) + 1 }
}
const { text, line } = withState("const [isOpen, setOpen] = useState(false)")

const lint = (file: string, code: string) =>
  new Linter({ configType: "flat", cwd: process.cwd() }).verify(
    code,
    [
      {
        files: ["**/*.tsx"],
        languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { own: { rules: { "state-in-islands": rule } } },
        rules: { "own/state-in-islands": "error" },
      },
    ],
    { filename: file },
  )

const compile = (filename: string, code: string) =>
  transformSync(code, {
    filename,
    cwd: process.cwd(),
    configFile: false,
    babelrc: false,
    plugins: [plugin],
    parserOpts: { plugins: ["typescript", "jsx"], errorRecovery: true },
  })

describe("state outside of an island", () => {
  test("is refused by lint, at its line, with what to do instead", () => {
    const found = lint(SECTION, text).filter(({ ruleId }) => ruleId !== null)
    expect(found.map(({ line, message }) => [line, message])).toEqual([[line, expect.stringContaining(".island.tsx")]])
  })

  test("is asked of sections by the project's own lint", async () => {
    const { rules } = (await new ESLint().calculateConfigForFile(SECTION)) as Required<Linter.Config>
    expect(rules["own/state-in-islands"]).toEqual([2])
  })

  test("is refused by the build, at its line", () => {
    expect(() => compile(SECTION, text)).toThrow(
      new RegExp(`reasons\\.tsx: useState .*\\.island\\.tsx[^]*> ${line} \\|`),
    )
  })

  test("is what islands are for", () => {
    expect(lint(ISLAND, text).filter(({ ruleId }) => ruleId !== null)).toEqual([])
    expect(() => compile(ISLAND, text)).not.toThrow()
  })

  test("is a handler too, and a hook of Material UI's", () => {
    const code = "const a = () => <button onClick={() => 1}>{useMediaQuery('print')}</button>"
    expect(lint(SECTION, code)).toHaveLength(2)
    expect(() => compile(SECTION, code)).toThrow("handler")
  })

  const page = (from: string, element = "<Dialog open>Asked</Dialog>") => `import ${from}\nconst a = () => ${element}\n`

  test("is what Material UI opens or moves too, wherever it is imported from", () => {
    expect(lint(SECTION, page('{ Accordion } from "@mui/material"', "<Accordion>More</Accordion>"))).toHaveLength(1)
    for (const from of ['{ Dialog } from "@mui/material"', 'Dialog from "@mui/material/Dialog"']) {
      const found = lint(SECTION, page(from))
      expect(found.map(({ line, message }) => [line, message])).toEqual([[2, expect.stringContaining(".island.tsx")]])
      expect(() => compile(SECTION, page(from))).toThrow(/reasons\.tsx: <Dialog> .*\.island\.tsx[^]*> 2 \|/)
      expect(lint(ISLAND, page(from))).toEqual([])
      expect(() => compile(ISLAND, page(from))).not.toThrow()
    }
  })

  test("is no component of ours with that name, and none that needs no script", () => {
    const still = ['Drawer variant="permanent"', "Select native", "Rating readOnly"].map(element =>
      page(`{ ${element.split(" ")[0]} } from "@mui/material"`, `<${element} />`),
    )
    for (const code of [page('{ Dialog } from "../../components/dialog"'), ...still]) {
      expect(lint(SECTION, code)).toEqual([])
      expect(() => compile(SECTION, code)).not.toThrow()
    }
  })
})
