import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { parse } from "yaml"

const { name, url, tagline } = parse(readFileSync("content/site.yaml", "utf8")) as Record<string, string>
const palette = readFileSync("src/theme/tokens.ts", "utf8").match(/#[0-9a-f]{6}\b/g) ?? []

describe("source code", () => {
  test("contains neither the site's name, host and tagline nor its colors, except in tokens.ts", () => {
    const listed = execFileSync("git", ["ls-files", "src", "gatsby*", "model", "packages"], { encoding: "utf8" })
    const code = listed
      .split("\n")
      .filter(file => /\.(tsx?|mjs|css)$/.test(file) && !/\.test\.|\/tests\/|tokens\.ts/.test(file))
    const brandStrings = [name!, new URL(url!).host, tagline!, ...palette].map(value => value.toLowerCase())
    expect(Math.min(code.length, brandStrings.length)).toBeGreaterThan(20)
    for (const file of code) {
      const text = readFileSync(file, "utf8").toLowerCase()
      expect([file, brandStrings.filter(value => text.includes(value))]).toEqual([file, []])
    }
  })
})
