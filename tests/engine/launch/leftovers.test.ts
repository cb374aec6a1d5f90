import { type ContentFolder, formatIssue, type Issue } from "../../../packages/content-engine"
import { validate } from "../../../model"
import { fixture, withFiles } from "../fixture"
import { ready } from "./ready"

const leftIn = async (folder: ContentFolder): Promise<Issue[]> => (await validate(folder, true)).launch

const site = "site.yaml"
const post = "blog/first-post.mdx"
const service = "services/first-service.yaml"
const lead = '"Lead of the hero"'

/** What may be left in a file, a word of what is told, and where it is told, if that is another file. */
const SEEDS: [name: string, file: string, search: string | RegExp, left: string, told: string, at?: string][] = [
  ["the site's address", site, "https://quay.test", "https://agency.example", "agency.example"],
  ["the email address", site, "hello@quay.test", "hello@agency.example", "agency.example"],
  ["another email address", "legal/privacy.mdx", "A second paragraph.", "Mail us@agency.example.", "agency.example"],
  ["a host in prose", post, "One sentence begins", "[One](https://shop.example/a) begins", "shop.example"],
  ["example.com", post, "One sentence begins", "[One](https://www.example.com/a) begins", "www.example.com"],
  ["a host in a field", service, lead, '"See docs.invalid for more"', "docs.invalid"],
  ["a file of nobody's", "resources.yaml", "files.quay.test", "files.example", "files.example"],
  ["the phone number", site, "+44 20 7946 0958", "(555) 555-0142", "(555) 555-0142"],
  ["a number with a country", site, "+44 20 7946 0958", "+1 555 010 0142", "555 010 0142"],
  ["a number of films", site, "+44 20 7946 0958", "(202) 555-0142", "555-0142"],
  ["a number in prose", post, "One sentence begins", "Call 555 0199, begins", "555 0199"],
  ["a network", site, "https://two.quay.test/quay", "https://www.facebook.com/", "front page"],
  ["a network without a slash", site, "https://two.quay.test/quay", "https://mastodon.social", "front page"],
  ["a network in prose", post, "One sentence begins", "[One](https://www.linkedin.com/) begins", "front page"],
  ["people that are samples", "pages/team.yaml", '"Who builds."', '"These people are samples."', "made up"],
  ["clients that are samples", "pages/case-studies.yaml", /lead: ".*"/, 'lead: "All are samples."', "made up"],
  ["sample projects", service, lead, '"Two figures from sample projects."', "made up"],
  ["sample companies", service, lead, '"Sample companies, each with its figure."', "made up"],
  ["a comment", "team.yaml", "\n- slug", "\n# Sample content: people are invented.\n- slug", "of itself"],
  ["a portrait of the team", "team.yaml", "person.jpg", "person.svg", "First person"],
  ["a portrait of a client", "testimonials.yaml", "second-person.jpg", "second-person.svg", "Second Person"],
  ["coming soon", service, lead, '"Coming soon."', "Coming soon"],
  ["lorem ipsum", post, "One sentence begins", "Lorem ipsum dolor, begins", "Lorem ipsum"],
  ["a note to oneself", "pages/about.yaml", lead, '"TODO: write this."', "TODO"],
  ["a tile that counts more", "blog-categories.yaml", "count: 3", "count: 24", "says 24, and it leads to 3"],
  ["a tile that counts less", "blog-categories.yaml", /count: 2$/m, "count: 1", "says 1, and it leads to 2"],
  ["nothing to download", "resources.yaml", /^ +downloadUrl: .*guide.*\n/m, "", "nothing to download"],
  ["a press asset", "pages/press.yaml", /^ +href: .*3\.zip"\n/m, "", "its button is dead"],
  ["a chat", "pages/faq.yaml", /^ +href: https:\/\/chat.*\n/m, "", "The chat button does nothing"],
  ["an address of messages", site, "forms.quay.test", "forms.example", "forms.example"],
  ["an address of this machine", site, "https://forms.quay.test", "https://localhost:8443", "Visitors do not reach"],
  ["a form", site, /provider: endpoint\n.*\n/, "provider: none\n", "The form sends nothing", "pages/contact.yaml"],
  ["a newsletter", "pages/blog.yaml", /(newsletter:\n.*) # check: ok/, "$1", "The newsletter form sends nothing"],
  ["a search", "pages/blog.yaml", /(searchLabel: .*) # check: ok/, "$1", "The search finds nothing"],
  ["a filter", "pages/case-studies.yaml", " # check: ok", "", "These buttons filter nothing"],
  ["an editor", site, /enabled: .*\n/, "enabled: true\n", "a repository that is not yours"],
]

describe("what is left of the sample, or leads nowhere", () => {
  test("is nothing in content that may go live, and much in the frozen one", async () => {
    expect((await validate(ready)).issues.map(formatIssue)).toEqual([])
    expect((await leftIn(ready)).map(formatIssue)).toEqual([])
    expect((await leftIn(fixture)).length).toBeGreaterThan(20)
  })

  test.each(SEEDS)("%s", async (_, file, search, left, told, at = file) => {
    const before = ready.texts.get(file)!
    const text = before.replace(search, left)
    expect(text).not.toBe(before)
    const found = await leftIn(withFiles({ [file]: text }, ready))
    expect(found).toHaveLength(1)
    expect(formatIssue(found[0]!)).toMatch(new RegExp(`^content/${at}:[1-9]\\d*:[1-9]\\d* `))
    expect(found[0]!.message).toContain(told)
    // What is left stands on the line that is told, where it is a line.
    if (left && !left.includes("\n") && !left.startsWith("$"))
      expect(text.split("\n")[found[0]!.line - 1]).toContain(left)
  })

  test("is told in prose to the letter", async () => {
    const text = ready.texts.get(post)!.replace("One sentence", "One agency.example")
    const [found] = await leftIn(withFiles({ [post]: text }, ready))
    expect(text.split("\n")[found!.line - 1]!.slice(found!.column - 1)).toMatch(/^agency\.example/)
  })

  test("is not told of a draft, nor of words that only look like it", async () => {
    const draft = ready.texts.get(post)!.replace("featured: false", "featured: false\ndraft: true")
    const tiles = ready.texts.get("blog-categories.yaml")!
    const folder = withFiles(
      { [post]: draft.replace("One sentence", "Lorem ipsum"), "blog-categories.yaml": tiles },
      ready,
    )
    expect((await leftIn(folder)).filter(({ file }) => file.endsWith(post))).toEqual([])
    for (const words of [
      "test on a sample of 50 records",
      "an example of work",
      "555 visits in 2024",
      "no examples.com",
    ])
      expect(await leftIn(withFiles({ [post]: ready.texts.get(post)!.replace("One sentence", words) }, ready))).toEqual(
        [],
      )
  })
})
