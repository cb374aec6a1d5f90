import { readFileSync } from "node:fs"

type Header = [name: string, value: string]

/** Returns the rules of static/_headers: a path and its headers. */
const rules = () =>
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

  /** Expects a header after a position: the value is on the line of its name, or on the next (vercel.json). */
  const expectHeader = ([name, value]: Header, start: string) => {
    expect(text).toContain(start)
    const [, after = ""] = text.slice(text.indexOf(start)).split(new RegExp(`\\b${name}\\b`))
    expect(`${name}: ${after.split("\n", 2).join(" ")}`).toContain(value)
  }

  test("sets the headers of every response", () => {
    const [everywhere] = rules()
    expect([everywhere?.path, (everywhere?.headers.length ?? 0) > 5]).toEqual(["/*", true])
    for (const header of everywhere!.headers) expectHeader(header, "")
  })

  test("sets the headers of cached folders and of preview images", () => {
    const cached = rules().filter(({ headers }) => headers[0]?.[0] === "Cache-Control")
    expect(cached.length).toBeGreaterThan(5)
    const folders = `/(${cached.map(({ path }) => path.split("/")[1]).join("|")})/`
    expectHeader(cached[0]!.headers[0]!, folders)
    const previewImages = rules().at(-1)!
    expectHeader(
      previewImages.headers[0]!,
      file.endsWith(".json") ? `"${previewImages.path.replace("*", "(.*)")}"` : `header ${previewImages.path}`,
    )
  })
})
