import assert from "node:assert/strict"
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { after, before, describe, test } from "node:test"
import { parse as parseYaml } from "yaml"
import { validate } from "../../model"
import { formatIssue, loadContent } from "../../packages/content-engine"
import { copyProject } from "../../scripts/copy-project"
import { misplacedSwitches, type SwitchedSite } from "../site/switches"
import { passesInBrowser } from "./taken-over/browser-lane"
import { newBrand, newMark, newTel, oldColors, onPage, takeOver, textFilesIn, traces } from "./taken-over/brand"
import { POSTS, UNSEEN, replaceContent } from "./taken-over/content"
import { digests } from "./taken-over/digests"
import { gatsbyBuild } from "./taken-over/gatsby-build"
import { describeGraphiQL } from "./taken-over/graphiql"
import { describeLeadWays } from "./taken-over/lead-ways"
import { describeLeads, switchFormsOn } from "./taken-over/leads"
import { addOrdinary, describeOrdinary, ORDINARY } from "./taken-over/ordinary"
import { addPageKind, EVENT, SECOND_EVENT, testPageKind } from "./taken-over/new-page-kind"
import { photosIn } from "./taken-over/pictures"

/**
 * A copy of the project that belongs to someone else, with other services, cases, posts
 * and prices, and with a page of a developer's own. It is built once.
 */
let root: string
/** What its build printed. */
let printed: string
/** Addresses of the sample's services. */
let gone: string[]
const read = (file: string) => readFileSync(join(root, file), "utf8")

before(async () => {
  root = copyProject()
  rmSync(join(root, "tests/sample"), { recursive: true, force: true })
  takeOver(root)
  gone = await replaceContent(root)
  switchFormsOn(root)
  const { issues } = await validate(loadContent(root))
  assert.deepEqual(issues.filter(({ severity }) => !severity).map(formatIssue), [])
  // What reads here does not know this kind.
  addPageKind(root)
  appendFileSync(join(root, "gatsby-node.ts"), `export { onPreBuild } from "./tests/builds/taken-over/answer-guide"\n`)
  await addOrdinary(root)
  const { code, output } = gatsbyBuild(root)
  assert.equal(code, 0, output)
  printed = output
})
after(() => rmSync(root, { recursive: true, force: true }))

/** Two at a time: the tests of the built site take as long as all others together. */
describe("a copy of the project", { concurrency: 2 }, () => {
  test("passes every test of the built site, without those of the sample", () =>
    passesInBrowser(root, { SITE_WITHOUT: ORDINARY }))

  describe("the site in other hands", { concurrency: 1 }, () => {
    test("shows nothing of whom it belonged to before", () => {
      assert.ok(oldColors.length > 20)
      assert.ok(gone.length > 0)
      // In quotes, as a link has them: source maps name files of drawings, which may stay.
      const old = [...traces, ...gone.map(path => `"${path}"`)]
      const found = textFilesIn(join(root, "public")).flatMap(file => {
        const text = readFileSync(file, "utf8").toLowerCase()
        return old.filter(trace => text.includes(trace)).map(trace => `${relative(root, file)}: ${trace}`)
      })
      assert.deepEqual(found, [])
    })

    test("shows whom it belongs to: name, mark, address, email, phone, tagline", () => {
      const home = read("public/index.html")
      for (const sign of [`| ${newBrand.name}</title>`, newMark, `href="${newBrand.url}/"`, newBrand.tagline])
        assert.ok(home.includes(sign), sign)
      const contact = read("public/contact/index.html")
      for (const sign of [newBrand.phone, newTel, `mailto:${newBrand.email}`]) assert.ok(contact.includes(sign), sign)
    })

    test("shows its owner's pictures: newer formats, widths, sizes, what they show, and files that are there", () => {
      const pages = readdirSync(join(root, "public"), { recursive: true, encoding: "utf8" }).filter(
        file => file.endsWith("index.html") && `/${dirname(file)}` !== ORDINARY,
      )
      const named = pages.flatMap(page => photosIn(read(`public/${page}`)).map(photo => ({ page, ...photo })))
      const firstOn = (folder: string) =>
        named.filter(({ page, attributes }) => page.startsWith(folder) && attributes.fetchpriority === "high")
      assert.ok(firstOn("case-studies/").length >= 2, "two cases")
      assert.ok(onPage("blog").skip || firstOn("blog/").length >= 2, "two posts")
      assert.ok(firstOn("services/").length >= 1, "a service")
      for (const page of ["press", "contact", "team", "legal"].filter(name => !onPage(name).skip))
        assert.ok(firstOn(`${page}/index.html`).length > 0, `${page}: in place of a drawing of its own`)
      for (const { page, attributes, sources } of named) {
        assert.deepEqual(
          sources.map(({ type }) => type),
          ["image/avif", "image/webp"],
          page,
        )
        assert.ok(Number(attributes.width) > 0 && Number(attributes.height) > 0 && attributes.alt !== undefined, page)
        assert.ok(attributes.fetchpriority === "high" || attributes.loading === "lazy", page)
        for (const { srcset = "", sizes } of [attributes, ...sources]) {
          assert.ok(sizes, page)
          const files = srcset.split(",").map(part => part.trim().split(" "))
          assert.ok(files.length > 1, `${page}: ${srcset}`)
          for (const [file, width] of files) {
            assert.ok(existsSync(join(root, "public", decodeURIComponent(file!))), `${page}: ${file}`)
            assert.match(width!, /^\d+w$/)
          }
        }
      }
      // A phone stores a portrait lying on its side. Whoever has taken the site over may show none.
      const isUpright = ({ page, attributes: { width, height } }: (typeof named)[number]) =>
        page.startsWith("testimonials/") && Number(height) > Number(width)
      assert.ok(named.some(isUpright) || !existsSync("tests/sample"), "a portrait")
    })

    test("has every switch of site.yaml on, and each where it belongs", () => {
      const { hours, announcement, analytics } = parseYaml(read("content/site.yaml")) as SwitchedSite
      assert.ok(hours && announcement && analytics)
      assert.deepEqual(misplacedSwitches(join(root, "public"), { hours, announcement, analytics }), [])
      assert.match(read("public/services/index.html"), /connect-src 'self' https:\/\/plausible\.io;/)
    })

    test("leads crawlers to its own address, and says what it may be used for", () => {
      assert.match(read("public/robots.txt"), /^Content-Signal: search=yes, ai-input=yes, ai-train=no$/m)
      assert.match(read("public/robots.txt"), new RegExp(`^Sitemap: ${newBrand.url}/sitemap-index\\.xml$`, "m"))
      assert.match(read("public/sitemap-0.xml"), new RegExp(`<loc>${newBrand.url}/contact</loc>`))
    })

    test("knows nothing of drafts and of posts of days to come", () => {
      const files = textFilesIn(join(root, "public")).map(file => relative(root, file))
      const knows = (title: string) =>
        files.filter(file => `${file}\n${read(file)}`.toLowerCase().includes(title.toLowerCase()))
      assert.ok(onPage("blog").skip || knows(POSTS.published).length > 0)
      assert.deepEqual([POSTS.draft, POSTS.planned, UNSEEN.service, UNSEEN.testimonial].flatMap(knows), [])
    })

    test("leads to a hidden page from nowhere, and keeps search engines from it", () => {
      const own = ["services/zephyrhidden", "zephyrhidden"].map(path => `public/${path}/index.html`)
      for (const file of own) assert.match(read(file), /<meta name="robots" content="noindex"/)
      const others = textFilesIn(join(root, "public"))
        .map(file => relative(root, file))
        .filter(file => /\.(html|xml)$/.test(file) && !file.includes("zephyrhidden"))
      assert.deepEqual(
        others.filter(file => read(file).toLowerCase().includes("zephyrhidden")),
        [],
      )
    })

    void describeLeads(() => root)

    void describeLeadWays(() => root)

    void testPageKind(() => root)

    void describeGraphiQL(() => root)

    void describeOrdinary(
      () => root,
      () => printed,
    )
  })
})

/** Changes a file of the content; a search that meets nothing would make a test that cannot fail. */
const damage = (file: string, search: string | RegExp, replacement: string) => {
  const text = read(file)
  const changed = text.replace(search, replacement)
  assert.notEqual(changed, text)
  writeFileSync(join(root, file), changed)
}
const firstOf = (folder: string) => `${folder}/${readdirSync(join(root, folder)).sort()[0]}`

/** The last, because it spoils the copy. */
describe("gatsby build with mistakes in the content", () => {
  test("stops, lists every problem with its place, and leaves public/ as it was", () => {
    const [service, document] = [firstOf("content/services"), firstOf("content/legal")]
    damage("content/site.yaml", /^url: .*$/m, 'url: "https://quillbay.test')
    damage(service, /^name:/m, "nmae:")
    damage(document, /$/, "\n<Note>\n")
    const event = read(EVENT)
    damage(EVENT, /^title: .*\n/m, "")
    writeFileSync(join(root, SECOND_EVENT), event.replace("slug: open-yard", "slug: about"))
    const published = digests(join(root, "public"))
    // Without .cache/, as on a build server, Gatsby begins by deleting the HTML of the build before.
    rmSync(join(root, ".cache"), { recursive: true })
    const { code, output } = gatsbyBuild(root)
    assert.equal(code, 1)
    const told = output.split("\n")
    for (const [file, message] of [
      ["content/site.yaml", ""],
      [service, 'nmae: There is no field "nmae" here. Did you mean "name"?'],
      [document, ""],
      [EVENT, ':1:1 title: The field "title" is missing'],
      [SECOND_EVENT, ':1:7 slug: The address "/about" is taken already'],
    ] as const)
      assert.ok(
        told.some(line => line.startsWith(`${file}:`) && /:\d+:\d+ /.test(line) && line.includes(message)),
        file,
      )
    assert.deepEqual(digests(join(root, "public")), published)
  })
})
