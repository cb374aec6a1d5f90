import { readFileSync } from "node:fs"
import { editFixture, getIssues, readFixture, withFiles } from "../fixture"
import { postFile, serviceFile, testMistakes } from "./try-mistakes"

const aboutFile = "pages/about.yaml"
const onboardingFile = "pages/onboarding.yaml"
const secondServiceFile = "services/second-service.yaml"

testMistakes("reserved paths", {
  "the path /index": [aboutFile, "path: /about", "path: /index"],
  "a path that ends in /index": [aboutFile, "path: /about", "path: /careers/index"],
  "an alias that ends in /index": [onboardingFile, "[/onboarding]", "[/welcome/index]"],
  "a service with the slug index": [secondServiceFile, /^slug: .*/m, "slug: index"],
  "an alias of a service that ends in /index": [secondServiceFile, "/services/other-name", "/services/index"],
  "a post with the slug index": [postFile, "slug: first-post", "slug: index"],
  "a post with the title Index": ["blog/second-post.mdx", /title: .*/, "title: Index"],
  "a case study with the slug index": ["case-studies/first-case.yaml", "order:", "slug: index\norder:"],
  "a person with the slug index": ["team.yaml", "slug: first-person", "slug: index"],
  "a category with the id index": ["blog-categories.yaml", "id: topic-two", "id: index"],
  "a document with the slug index": ["legal/terms.mdx", "slug: terms", "slug: index"],
  "a redirect from a path that ends in /index": ["redirects.yaml", "/first-old-address", "/old/index"],
  "a redirect from a path that ends in /index.html": ["redirects.yaml", "/first-old-address", "/old/index.html"],
  "a page inside the folder of style sheets": [aboutFile, "path: /about", "path: /styles/brand-book"],
  "a page at the path of the drawings folder": [aboutFile, "path: /about", "path: /drawings"],
  "an alias inside the folder of scripts": [onboardingFile, "[/onboarding]", "[/scripts/welcome]"],
  "a service whose alias is the folder of preview images": [serviceFile, /^slug: .*/m, "slug: og"],
  "a document whose alias is the folder of drawings": ["legal/terms.mdx", "slug: terms", "slug: drawings"],
  "a redirect from a file inside the folder of style sheets": [
    "redirects.yaml",
    "/first-old-address",
    "/styles/old.css",
  ],
  "a redirect from Gatsby's own folder": ["redirects.yaml", "/first-old-address", "/_gatsby/old"],
})

/** Folders whose files browsers cache for a year. */
const cachedFolders = [...readFileSync("static/_headers", "utf8").matchAll(/^\/(\w+)\/\*\n {2}Cache-Control/gm)].map(
  ([, folder]) => folder!,
)

test.each(cachedFolders)("reports pages, aliases and redirects below /%s", async folder => {
  const messages = await getIssues(
    withFiles({
      [aboutFile]: editFixture(aboutFile, "path: /about", `path: /${folder}/one`),
      [onboardingFile]: editFixture(onboardingFile, "[/onboarding]", `[/${folder}/two]`),
      "redirects.yaml": editFixture("redirects.yaml", "/first-old-address", `/${folder}/three`),
    }),
  )
  const reserved = messages.filter(line => line.includes(`below "/${folder}"`)).map(line => line.split(":")[0])
  expect(reserved).toEqual([`content/${aboutFile}`, `content/${onboardingFile}`, "content/redirects.yaml"])
})

testMistakes("links to unpublished pages", {
  "a page": ["pages/pricing.yaml", "path:", "published: false\npath:"],
  "an alias of a page": ["pages/team.yaml", "path: /team", "published: false\npath: /crew\naliases: [/team]"],
})

test("reports links to children of an unpublished page", async () => {
  const [, slug = ""] = /^slug: (.*)$/m.exec(readFixture(postFile)) ?? []
  const messages = await getIssues(
    withFiles({
      "pages/blog.yaml": editFixture("pages/blog.yaml", "path:", "published: false\npath:"),
      [aboutFile]: editFixture(aboutFile, "href: /contact", `href: /blog/${slug}`),
    }),
  )
  expect(messages.filter(line => line.startsWith(`content/${aboutFile}`))).toEqual([
    expect.stringMatching(/unpublished.*content\/pages\/blog\.yaml/),
  ])
})
