import { readFileSync } from "node:fs"

/** The headers that every answer has, as static/_headers says them. */
const headers = () => {
  const [, rules = ""] = readFileSync("static/_headers", "utf8").split("\n/*\n")
  const [everywhere = ""] = rules.split("\n\n")
  return everywhere.split("\n").map(line => line.trim().split(": ") as [name: string, value: string])
}

test.each(["hosting/Caddyfile", "vercel.json"])(
  "%s says every header that static/_headers says, and knows the folders that browsers may keep",
  file => {
    const text = readFileSync(file, "utf8")
    expect(headers().length).toBeGreaterThan(5)
    for (const [name, value] of headers()) {
      // The value stands on the line of its header, or on the next one (vercel.json).
      const [, after = ""] = text.split(new RegExp(`\\b${name}\\b`))
      expect(`${name}: ${after.split("\n", 2).join(" ")}`).toContain(value)
    }
    const kept = [...readFileSync("static/_headers", "utf8").matchAll(/^\/(\w+)\/\*\n {2}Cache-Control/gm)]
    expect(kept.length).toBeGreaterThan(5)
    for (const [, folder] of kept) expect(text).toMatch(new RegExp(`\\b${folder}\\b`))
  },
)
