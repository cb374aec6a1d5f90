import { edited, read, toldAfter, toldOf, withFiles } from "../fixture"
import { post, service, tryMistakes } from "./try-mistakes"

const TEXT = '"One sentence about the first service."'
const privacy = "legal/privacy.mdx"
const line = "A second paragraph."
const link = (email: string) => `Write to [${email}](mailto:${email}).`

tryMistakes({
  "an email address with a letter missing": [service, TEXT, '"Write to hello@agncy.example."'],
  "an email address with another ending": [service, TEXT, '"Write to hello@agency.test."'],
  "an email address of other letters": [privacy, line, link("helo@agency.example")],
  "another general mailbox": [privacy, line, link("info@agency.example")],
  "the mailbox of a person": [post, "One sentence begins", "Ask anna@agency.example. One sentence begins"],
  "a phone number of another digit": [service, TEXT, '"Call (555) 555-0101."'],
  "a phone number written in another way, with digits turned": [privacy, line, "Call 555-555-0010."],
  "another phone number that is dialed": [privacy, line, "[Call us](tel:+15555550199)."],
})

test("an address or number that was changed in one place only is told in the other", async () => {
  const text = `${read(privacy)}\n${link("hello@agency.example")}\n\nOr call (555) 555-0100.\n`
  const inSite = (search: string, replacement: string) =>
    toldOf(withFiles({ [privacy]: text, "site.yaml": edited("site.yaml", search, replacement) }))
  expect(await inSite("email: hello@", "email: studio@")).toHaveLength(1)
  expect(await inSite("email: hello@agency.example", "email: hello@other.example")).toHaveLength(1)
  expect(await inSite("phone: (555) 555-0100", "phone: (555) 123-4567")).toHaveLength(1)
  expect(await inSite("shipName: Example", "shipName: Sample")).toEqual([])
})

test.each([
  ["the site's own", "Write to Hello@agency.example, or call +1 555 555 0100."],
  ["a mailbox that has a task of its own", "Write to careers@agency.example."],
  ["an address of somebody else", "The office for data protection is at poststelle@office.example."],
  ["numbers that are no phone numbers", "Of 1,555,555 visits in 2019-2024, 12.5 % came on 2024-05-06, for $5,555.01."],
  ["a number of somebody else", "Their hotline is +44 20 7946 0958."],
])("%s passes", async (_, text) => {
  expect(await toldAfter(privacy, line, text)).toEqual([])
})
