import { editFixture, getIssues, withFiles } from "../fixture"
import { addParagraph, insertBefore, postFile, serviceFile, testMistakes } from "./try-mistakes"

const secondServiceFile = "services/second-service.yaml"
const caseStudyFile = "case-studies/first-case.yaml"
const addLink = (address: string) => addParagraph(`See [the plan of the month](${address}).`)

testMistakes("order and paths of pages", {
  "two services with the same order": [serviceFile, "order: 1", "order: 2"],
  "two posts with the same title": ["blog/second-post.mdx", /title: .*/, "title: The third post of the blog"],
  "a post title that generates the path of the list of all posts": [
    "blog/second-post.mdx",
    /title: .*/,
    "title: Category",
  ],
  "a post title that generates the path of the category of all posts": [
    "blog/second-post.mdx",
    /title: .*/,
    "title: ALL",
  ],
  "a post slug that is the path of the list of all posts": [postFile, "slug: first-post", "slug: category"],
  "a post title without letters for a path": ["blog/second-post.mdx", /title: .*/, 'title: "???"'],
  "an alias that is the path of a page": [secondServiceFile, "/services/other-name", "/pricing"],
  "an alias that is the path of another service": [
    secondServiceFile,
    "/services/other-name",
    "/services/first-service",
  ],
  "an alias inside the folder of static files": [secondServiceFile, "/services/other-name", "/static/other"],
})

testMistakes("links", {
  "a link to a missing page": ["pages/home.yaml", "/services/first-service", "/services/first-servce"],
  "a link to a missing page, with a slash at its end": [serviceFile, "href: /contact", "href: /contacts/"],
  "a missing anchor on the page": ["pages/case-studies.yaml", '"#featured-cases"', '"#featured"'],
  "a missing anchor on another page": [serviceFile, "href: /pricing", "href: /case-studies#featured-case"],
  "an invalid URL of another site": ["site.yaml", "https://one.example/", "https://one"],
  "a full URL of this site with a letter missing": addLink("https://agency.example/case-studie"),
  "a full URL of this site with www, to a missing page": addLink("https://www.agency.example/nowhere"),
  "a URL without https://": addLink("www.other.example/plan"),

  "a link to a document in Google Docs": addLink("https://docs.google.com/document/d/1abc/edit?usp=sharing"),
  "a link to a folder of Google Drive": addLink("https://drive.google.com/drive/folders/1abc"),
  "a link to a file in SharePoint": addLink("https://studio.sharepoint.com/sites/all/plan.docx"),
  "a link to a local server": addLink("http://localhost:8000/pricing"),
  "a link to a local file": addLink("file:///Users/ana/plan.pdf"),
  "a URL that ends with a comma": addParagraph("See [one](https://studio.example,)."),
  "a URL with an IP address": addParagraph("See [one](https://192.168.0.1/page)."),
  "an email address after https://": addParagraph("Write to [us](https://hello@studio.example)."),
  "a mailto link with two slashes": addParagraph("Write to [us](mailto://hello@agency.example)."),
  "an email address with two dots in succession": addParagraph("Write to [us](mailto:ana@studio..example)."),
  "an email address with a dot before the @": [
    serviceFile,
    "  href: /contact\n",
    "  href: mailto:ana.@studio.example\n",
  ],
  "an email address with a comma instead of a dot": addParagraph("Write to [us](mailto:hello@agency,example)."),
})

const redirectsFile = "redirects.yaml"
const firstRedirect = "- from: /first-old-address\n  to: /pricing\n"

testMistakes("redirects", {
  "a redirect to a missing page": [redirectsFile, "to: /pricing", "to: /pricng"],
  "a redirect to a missing anchor": [redirectsFile, "to: /pricing", "to: /pricing#nothing"],
  "a redirect from a page": [redirectsFile, "/first-old-address", "/pricing"],
  "a redirect from an alias": [redirectsFile, "/first-old-address", "/services/other-name"],
  "a redirect from a confirmation page": [redirectsFile, "/first-old-address", "/contact/sent"],
  "two redirects from the same path": insertBefore(
    redirectsFile,
    firstRedirect,
    "- from: /first-old-address\n  to: /contact\n",
  ),
  "a redirect to a path that is redirected": insertBefore(
    redirectsFile,
    firstRedirect,
    "- from: /older\n  to: /first-old-address\n",
  ),
  "a redirect to itself": [redirectsFile, "to: /pricing", "to: /first-old-address"],
  "a redirect to itself with a query": [redirectsFile, "to: /pricing", "to: /first-old-address?from=letter"],
  "a redirect from a full URL": [redirectsFile, "/first-old-address", "https://site.example/old"],
  "a link to a page that has moved": ["pages/home.yaml", "href: /services/first-service", "href: /first-old-address"],
})

testMistakes("references", {
  "an unknown service in the footer": ["site.yaml", "[first-service,", "[frist-service,"],
  "an unknown service in a case study": [caseStudyFile, "[first-service,", "[nothing-like-it,"],
  "an unknown category of a case study": [caseStudyFile, "category: automation", "category: automatoin"],
  "an unknown category of a resource": ["resources.yaml", "category: guides", "category: guide"],
  "a missing download": insertBefore("resources.yaml", "  type: Guide", "  downloadUrl: /downloads/none.pdf\n"),
})

const PICTURE_LINE = "- picture: drawings/one.svg\n"

test("accepts downloads by plain and encoded names", async () => {
  for (const name of ["Price list (v2).pdf", "Größen 100%.pdf", "料金.pdf"])
    for (const fileName of [name, encodeURIComponent(name)]) {
      const press = editFixture(
        "pages/press.yaml",
        PICTURE_LINE,
        `${PICTURE_LINE}        href: "/downloads/${fileName}"\n`,
      )
      const prose = editFixture(postFile, "(/case-studies)", `(</downloads/${fileName}>)`)
      const folder = withFiles({ "pages/press.yaml": press, [postFile]: prose })
      expect(await getIssues({ ...folder, downloads: new Set([`/downloads/${name}`]) })).toEqual([])
    }
})
