import { readFileSync } from "node:fs"

/** Returns the headers of every response in static/_headers. */
const headers = () => {
  const [, rules = ""] = readFileSync("static/_headers", "utf8").split("\n/*\n")
  const [everywhere = ""] = rules.split("\n\n")
  return everywhere.split("\n").map(line => line.trim().split(": ") as [name: string, value: string])
}

test.each(["hosting/Caddyfile", "vercel.json"])(
  "sets the headers and cached folders of static/_headers in %s",
  file => {
    const text = readFileSync(file, "utf8")
    expect(headers().length).toBeGreaterThan(5)
    for (const [name, value] of headers()) {
      // The value is on the line of its header, or on the next (vercel.json).
      const [, after = ""] = text.split(new RegExp(`\\b${name}\\b`))
      expect(`${name}: ${after.split("\n", 2).join(" ")}`).toContain(value)
    }
    const cachedFolders = [...readFileSync("static/_headers", "utf8").matchAll(/^\/(\w+)\/\*\n {2}Cache-Control/gm)]
    expect(cachedFolders.length).toBeGreaterThan(5)
    for (const [, folder] of cachedFolders) expect(text).toMatch(new RegExp(`\\b${folder}\\b`))
  },
)
