import { edited, toldOf, withFiles } from "../fixture"
import { type Mistake, tryMistakes } from "./try-mistakes"

/** site.yaml with a switch in it. */
const withSwitch = (lines: string): Mistake => ["site.yaml", /^editor:$/m, `${lines}editor:`]

const told = (from: string, to: string) =>
  withSwitch(`announcement:\n  text: Open house\n  from: "${from}"\n  to: "${to}"\n`)

const counted = "analytics:\n  src: https://stats.test/script.js\n"

tryMistakes({
  "a form that keeps what is written, which no document says": ["legal/privacy.mdx", "`draft-contact`", "nothing"],
  "an announcement that ends before it begins": told("2026-12-24", "2026-12-01"),
  "an announcement at no moment": told("2026-13-01", "2026-12-24"),
  "an announcement in other words": told("tomorrow", "2026-12-24"),
  "a counter that is no script": withSwitch("analytics:\n  src: plausible\n"),
  "a counter without its address": withSwitch("analytics:\n  attributes: [{ name: data-domain, value: a }]\n"),
  "a counter that does something at an event": withSwitch(
    `${counted}  attributes: [{ name: onload, value: alert(1) }]\n`,
  ),
  "a counter that no legal document names": withSwitch(counted),
})

test("a document of any address may name who counts", async () => {
  const site = withSwitch(counted) as [string, RegExp, string]
  const named = edited("legal/privacy.mdx", /^slug: .*$/m, "slug: datenschutz")
  const texts = { [site[0]]: edited(...site), "legal/privacy.mdx": `${named}\nstats.test, \`campaign\`.\n` }
  expect((await toldOf(withFiles(texts))).join("\n")).not.toContain("analytics.src")
})
