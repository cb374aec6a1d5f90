import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import ts from "typescript"

/** Where pages are made; drawings are not (src/scenes). */
const RENDERED = ["src/sections", "src/components", "src/layout", "src/pages", "src/templates"]

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map(file => join(folder, file))

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const walk = (node: ts.Node, visit: (node: ts.Node) => void) => {
  visit(node)
  node.forEachChild(child => walk(child, visit))
}

/** Properties that nothing but a rule has: an object that sets one is CSS, wherever it stands. */
const CSS =
  /^(display|position|inset|padding|margin|border|background|grid|flex|align|justify|font|line[A-Z]|letter|overflow|transform|transition|animation|text[A-Z]|columnGap|rowGap|gap|(min|max)?(Width|Height)$|color$|opacity|zIndex|cursor|aspectRatio|container|break|counter|clip|white|paint)/

const setsRules = (object: ts.ObjectLiteralExpression) =>
  object.properties.some(property => {
    const name = property.name
    if (!name) return false
    if (ts.isComputedPropertyName(name)) return false
    return /^[&@]/.test(name.text) || CSS.test(name.text)
  })

const isStyled = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  (ts.isIdentifier(node.expression) ? node.expression.text === "styled" : isStyled(node.expression))

const lineOf = (source: ts.SourceFile, position: number) => source.getLineAndCharacterOfPosition(position).line

/**
 * The lines of a file that are CSS: calls of `styled`, values of `sx` and `style` that fill lines of their own, and
 * objects of rules that these are made of.
 */
export const cssLines = (source: ts.SourceFile): number => {
  const lines = new Set<number>()
  const add = (node: ts.Node) => {
    for (let line = lineOf(source, node.getStart()); line <= lineOf(source, node.end); line += 1) lines.add(line)
  }
  walk(source, node => {
    if (isStyled(node)) add(ts.isVariableDeclaration(node.parent) ? node.parent : node)
    const isRules = ts.isObjectLiteralExpression(node) && setsRules(node)
    if (!isRules) return
    // One that stands within a line of an element is a prop of it.
    const inline = lineOf(source, node.getStart()) === lineOf(source, node.end)
    let holder: ts.Node = node
    while (!ts.isJsxAttribute(holder) && !ts.isStatement(holder)) holder = holder.parent
    if (!ts.isJsxAttribute(holder)) add(ts.isVariableStatement(holder) ? holder : node)
    else if (!inline && /^(sx|style|styles)$/.test(holder.name.getText())) add(holder)
  })
  return lines.size
}

/** The names under which a file gets components of Material UI, and of those of ours that have its name. */
const materialNames = (source: ts.SourceFile, thin: ReadonlySet<string>): Set<string> => {
  const names = new Set<string>()
  walk(source, node => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text
      const isIcon = from.startsWith("@mui/icons-material")
      const isMaterial = from === "@mui/material" || from.startsWith("@mui/material/") || isIcon
      const all = isMaterial || thin.has(basename(from))
      if (all && node.importClause?.name) names.add(node.importClause.name.text)
      const bindings = node.importClause?.namedBindings
      if (bindings && ts.isNamedImports(bindings))
        for (const { name } of bindings.elements) if (all || thin.has(name.text)) names.add(name.text)
    }
    // A look of one, and a part that has a name of Material UI itself.
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      const text = node.initializer.getText()
      const of = /^styled\((\w+)/.exec(text)?.[1]
      if ((of !== undefined && names.has(of)) || /^(styled|thinVariant)\b[^]*"Mui|^styled\(.*, named\)/.test(text))
        names.add(node.name.text)
    }
  })
  return names
}

export interface Measured {
  /** Lines of the sections, and those of them that are CSS. */
  lines: number
  css: number
  /** Elements of what pages are made of, and those of them that are Material UI's or a thin variant of one. */
  elements: number
  material: number
}

const IS_THIN = /name: "Mui|thinVariant(<.*>)?\(\s*"Mui/

/**
 * Components of ours that are one of Material UI's in our look: their file bears its name in the theme, or they are
 * styled from one that does (`HeroTop` from Container).
 */
const thinVariants = (): Set<string> => {
  const files = filesOf("src/components")
  const thin = new Set(
    files.filter(file => IS_THIN.test(readFileSync(file, "utf8"))).map(file => basename(file, ".tsx")),
  )
  const isOwn = /export const (\w+) = styled\((\w+)/g
  for (const file of files) {
    const source = parse(file)
    const names = materialNames(source, thin)
    for (const [, name = "", of = ""] of source.text.matchAll(isOwn)) if (names.has(of)) thin.add(name)
  }
  return thin
}

/** How far sections are made of Material UI: a figure for the whole, and one for each file that has a share of it. */
export const measure = (pattern = "") => {
  const thin = thinVariants()
  const total: Measured = { lines: 0, css: 0, elements: 0, material: 0 }
  for (const file of filesOf("src/sections").filter(name => name.includes(pattern))) {
    const source = parse(file)
    total.lines += source.getLineStarts().length - 1
    total.css += cssLines(source)
  }
  for (const file of RENDERED.flatMap(filesOf).filter(name => name.includes(pattern))) {
    const source = parse(file)
    const names = materialNames(source, thin)
    const drawn = new Set<string>()
    walk(source, node => {
      if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes("/scenes/"))
        walk(node, inner => ts.isImportSpecifier(inner) && drawn.add(inner.name.text))
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return
      const name = node.tagName.getText()
      if (drawn.has(name)) return
      total.elements += 1
      if (names.has(name.split(".")[0] ?? "")) total.material += 1
    })
  }
  return total
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

if (process.argv[1]?.endsWith("material-ui.ts")) {
  const { lines, css, elements, material } = measure(process.argv[2])
  console.log(`sections: ${lines} lines, ${css} of CSS (${share(css, lines)})`)
  console.log(`elements: ${elements}, ${material} of Material UI (${share(material, elements)})`)
}
