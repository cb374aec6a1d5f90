import { readFileSync } from "node:fs"

type Header = [name: string, value: string]

/** Reads the rules of static/_headers: paths and their headers. */
const readHeaderRules = () =>
  [...readFileSync("static/_headers", "utf8").matchAll(/^(\/.*)\n((?: {2}.*\n?)+)/gm)].map(
    ([, path = "", lines = ""]) => ({
      path,
      headers: lines
        .trim()
        .split("\n")
        .map(line => line.trim().split(": ") as Header),
    }),
  )

describe.each(["hosting/Caddyfile", "vercel.json"])("%s", file => {
  const text = readFileSync(file, "utf8")

  /** Expects a header after the text `start`. Its value is on the line of its name, or on the next (vercel.json). */
  const expectHeader = ([name, value]: Header, start: string) => {
    expect(text).toContain(start)
    const [, after = ""] = text.slice(text.indexOf(start)).split(new RegExp(`\\b${name}\\b`))
    expect(`${name}: ${after.split("\n", 2).join(" ")}`).toContain(value)
  }

  test("sets the headers of every response", () => {
    const [rootRule] = readHeaderRules()
    expect([rootRule?.path, (rootRule?.headers.length ?? 0) > 5]).toEqual(["/*", true])
    for (const header of rootRule!.headers) expectHeader(header, "")
  })

  test("sets no header that static/_headers lacks", () => {
    const names = [...text.matchAll(/^\s*(?:"key": ")?([A-Z][a-z]*(?:-[A-Z]\w+)+)/gm)].map(([, name]) => name)
    const known = new Set(readHeaderRules().flatMap(({ headers }) => headers.map(([name]) => name)))
    expect(names.length).toBeGreaterThanOrEqual(known.size)
    expect(names.filter(name => !known.has(name!))).toEqual([])
  })

  test("sets the headers of cached folders and of preview images", () => {
    const cached = readHeaderRules().filter(({ headers }) => headers[0]?.[0] === "Cache-Control")
    expect(cached.length).toBeGreaterThan(5)
    const folders = `/(${cached.map(({ path }) => path.split("/")[1]).join("|")})/`
    expectHeader(cached[0]!.headers[0]!, folders)
    const previewImages = readHeaderRules().at(-1)!
    expectHeader(
      previewImages.headers[0]!,
      file.endsWith(".json") ? `"${previewImages.path.replace("*", "(.*)")}"` : `header ${previewImages.path}`,
    )
  })
})
