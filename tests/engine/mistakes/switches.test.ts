import { edited, toldOf, withFiles } from "../fixture"
import { type Mistake, tryMistakes } from "./try-mistakes"

/** site.yaml with a switch in it. */
const withSwitch = (lines: string): Mistake => ["site.yaml", /^editor:$/m, `${lines}editor:`]

const told = (from: string, to: string) =>
  withSwitch(`announcement:\n  text: Open house\n  from: "${from}"\n  to: "${to}"\n`)

tryMistakes({
  "a form that keeps what is written, which no document says": ["legal/privacy.mdx", "`draft-contact`", "nothing"],
  "an announcement that ends before it begins": told("2026-12-24", "2026-12-01"),
  "an announcement at no moment": told("2026-13-01", "2026-12-24"),
  "an announcement in other words": told("tomorrow", "2026-12-24"),
  "an announcement that is over": told("2025-01-01", "2025-02-01"),
  "an unknown service that counts": withSwitch("analytics:\n  provider: google\n  site: studio.test\n"),
  "a service without the site": withSwitch("analytics:\n  provider: umami\n"),
  "a service at no address": withSwitch("analytics:\n  provider: umami\n  site: a\n  host: http://stats.test/\n"),
  "a service that no legal document names": withSwitch("analytics:\n  provider: umami\n  site: a\n"),
})

test("a document of any address may name who counts", async () => {
  const site = withSwitch("analytics:\n  provider: umami\n  site: a\n") as [string, RegExp, string]
  const named = edited("legal/privacy.mdx", /^slug: .*$/m, "slug: datenschutz")
  const texts = { [site[0]]: edited(...site), "legal/privacy.mdx": `${named}\nUmami, \`campaign\`.\n` }
  expect((await toldOf(withFiles(texts))).join("\n")).not.toContain("analytics.provider")
})
