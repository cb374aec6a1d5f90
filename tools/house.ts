/**
 * `npm run house`: how large the project is. Lines and files of each room, arrows between rooms (one for each pair of
 * which one imports from the other), ways a script comes into a page, contexts of React. Tests do not count.
 *
 * Fails above a ceiling of house.json. Whoever needs more raises it there, in the commit that needs it, which says what
 * the new code replaces; whoever takes something away lowers it.
 */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import ts from "typescript"
import { atMark, atTouch, inHead, inNeed, onEveryPage } from "../src/browser/behaviours"
import ceilings from "./house.json"

/** No room holds more than this part of all lines. */
const LARGEST = 1 / 5

/** Folders whose folders are rooms of their own. */
const OF_ROOMS = ["src", "packages"]

/** Folders with code; what is there for tests is none. */
const FOLDERS = ["gatsby", "lint", "model", "packages", "scripts", "src", "tools"]

const isCode = (file: string) => /\.(tsx?|mjs|cjs)$/.test(file) && !/\.test\.|\/tests\/|gatsby-types/.test(file)

const filesIn = (root: string): string[] => [
  ...readdirSync(root).filter(file => file.startsWith("gatsby-") && isCode(file)),
  ...FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(file => `${folder}/${file}`),
  ).filter(isCode),
]

/** The room of a file: `src/sections`, `packages/drawings`, `gatsby`, which has the files of Gatsby's hooks too. */
const roomOf = (file: string): string => {
  const [first = "", second = ""] = file.split("/")
  if (first.startsWith("gatsby-")) return "gatsby"
  return OF_ROOMS.includes(first) && !second.includes(".") ? join(first, second) : first
}

/** The rooms that a file imports from, its own among them. */
const importedBy = (file: string, text: string): string[] =>
  ts
    .preProcessFile(text)
    .importedFiles.flatMap(({ fileName }) => (fileName.startsWith(".") ? [roomOf(join(dirname(file), fileName))] : []))

/**
 * Measures the project.
 * @param root its folder
 * @returns figures by name, in the order in which they are printed
 */
export const measure = (root: string): Map<string, number> => {
  const lines = new Map<string, number>()
  const arrows = new Set<string>()
  let contexts = 0
  const files = filesIn(root)
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8")
    const room = roomOf(file)
    lines.set(room, (lines.get(room) ?? 0) + text.split("\n").length - 1)
    for (const other of importedBy(file, text)) if (other !== room) arrows.add(`${room} > ${other}`)
    if (file.startsWith("src/")) contexts += text.split("= createContext").length - 1
  }
  const pairs = [...arrows].filter(arrow => arrows.has(arrow.split(" > ").reverse().join(" > ")))
  return new Map([
    ...[...lines]
      .sort(([, one], [, other]) => other - one)
      .map(([room, count]): [string, number] => [`lines of ${room}`, count]),
    ["lines", [...lines.values()].reduce((sum, count) => sum + count, 0)],
    ["files", files.length],
    ["arrows between rooms", arrows.size],
    ["pairs of rooms that import from each other", pairs.length / 2],
    ["scripts in the head", inHead.length + 1],
    ["scripts of every page", onEveryPage.length],
    ["scripts at a mark", Object.keys({ ...atMark, ...inNeed }).length],
    ["scripts at a touch", Object.keys(atTouch).length],
    ["islands", files.filter(file => file.endsWith(".island.tsx")).length],
    ["contexts", contexts],
  ])
}

/** @returns what is above its ceiling, or has none */
export const above = (figures: ReadonlyMap<string, number>, most: Readonly<Record<string, number>> = ceilings) => {
  const largest = (figures.get("lines") ?? 0) * LARGEST
  return [...figures].flatMap(([name, figure]) => {
    const ceiling = most[name] ?? 0
    if (figure > ceiling)
      return [`${name}: ${figure}, above ${ceiling}. Take something away, or raise it in tools/house.json.`]
    return name.startsWith("lines of ") && figure > largest
      ? [`${name}: more than a fifth of all. Divide the room.`]
      : []
  })
}

if (process.argv[1]?.endsWith("house.ts")) {
  const figures = measure(process.cwd())
  const most: Readonly<Record<string, number>> = ceilings
  for (const [name, figure] of figures) console.log(`${String(figure).padStart(6)} of ${most[name] ?? 0}  ${name}`)
  const told = above(figures)
  for (const line of told) console.error(line)
  process.exitCode = told.length > 0 ? 1 : 0
}
