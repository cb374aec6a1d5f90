import type { ContentFolder } from "../../../packages/content-engine"
import { fixture, service, withFiles } from "../fixture"

/** Every figure, case, quote and person is proven. */
const PROVEN = 'evidence: { kind: approved, by: Ana Souza, on: "2025-12-01" }'

const cases = [...fixture.texts.keys()].filter(file => file.startsWith("case-studies/"))

/** What of the frozen content is mended before it may go live, file by file. */
const MENDS: Record<string, [search: string | RegExp, replacement: string][]> = {
  "site.yaml": [
    [/agency\.example/g, "quay.test"],
    ["forms.example", "forms.quay.test"],
    ["(555) 555-0100", "+44 20 7946 0958"],
    ["https://one.example/", "https://www.linkedin.com/company/quay"],
    ["https://two.example/", "https://two.quay.test/quay"],
  ],
  "blog-categories.yaml": [["name: Topic Two\n  count: 1", "name: Topic Two\n  count: 2"]],
  "resources.yaml": [
    ["type: Guide", "type: Guide\n  downloadUrl: https://quay.test/guide.pdf"],
    ["files.example", "files.quay.test"],
  ],
  "pages/press.yaml": [
    [/(label: "Label of asset (\d)")/g, '$1\n      href: "https://files.quay.test/$2.zip"'],
    [/^ {4}- name: Name of quote.*$/gm, `$&\n      ${PROVEN}`],
  ],
  "pages/home.yaml": [[/^ {4}- name: Name of testimonial.*$/gm, `$&\n      ${PROVEN}`]],
  "claims.yaml": [[/^- name: .*$/gm, `$&\n  ${PROVEN}`]],
  ...Object.fromEntries(cases.map(file => [file, [[/^order: .*$/m, `$&\n${PROVEN}`]]])),
  [service]: [[/^results:$/m, `$&\n  ${PROVEN}`]],
  "pages/faq.yaml": [['Button of the chat"', 'Button of the chat"\n    href: https://chat.quay.test/']],
  "pages/blog.yaml": [
    [/^ {2}searchLabel: .*$/m, "$& # check: ok"],
    [/^newsletter:\n.*$/m, "$& # check: ok"],
  ],
  "pages/resources.yaml": [[/^newsletter:\n.*$/m, "$& # check: ok"]],
  "pages/case-studies.yaml": [[/^categories:\n.*$/m, "$& # check: ok"]],
  "team.yaml": [
    ["first-person.svg", "first-person.jpg"],
    [/^- slug: .*$/gm, `$&\n  ${PROVEN}`],
  ],
  "testimonials.yaml": [
    [/person\.svg/g, "person.jpg"],
    [/^- name: .*$/gm, `$&\n  ${PROVEN}`],
  ],
}

const mend = (folder: ContentFolder, file: string): string =>
  MENDS[file]!.reduce((text, [search, replacement]) => {
    const mended = text.replace(search, replacement)
    if (mended === text) throw new Error(`${String(search)} changes nothing in ${file}.`)
    return mended
  }, folder.texts.get(file)!)

const mended = withFiles(Object.fromEntries(Object.keys(MENDS).map(file => [file, mend(fixture, file)])))
const photograph = { bytes: 40_000, width: 960, height: 960, type: "jpg" }

/** The frozen content as it is when it may go live. */
export const ready: ContentFolder = {
  ...mended,
  assets: new Set([...mended.assets].map(file => file.replace(/person\.svg$/, "person.jpg"))),
  images: new Map(["first", "second"].map(name => [`images/testimonials/${name}-person.jpg`, photograph])),
}
