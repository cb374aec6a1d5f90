import { words as ofPages } from "#model/types/words"
import { answers } from "#tests/unit/gatsby-mock"
import { minimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { NewsletterBlock } from "./newsletter"
import { schema } from "./schema"

const words = minimal(ofPages.schema.shape.forms) as Queries.FormWordsFragment
const newsletter = { ...(minimal(schema) as Fields<typeof schema>), note: "Unsubscribe with one click." }
const none = { emailField: null, trap: null, hidden: null }
const endpoint = "https://list.example/subscribe?u=1"

const show = (delivery: Queries.DeliveryFragment | null) => {
  Object.assign(answers, {
    siteContent: { newsletterForm: delivery },
    words: { ...(answers.words as object), forms: words },
  })
  return renderThemed(<NewsletterBlock {...newsletter} />).container
}

test("a list takes the address by a plain post, in its own words, and then one can unsubscribe", () => {
  const hidden = ["tag=site"]
  const page = show({ ...none, provider: "list", endpoint, emailField: "EMAIL", trap: "b_1", hidden })
  const form = page.querySelector("form")!
  expect([form.method, form.action]).toEqual(["post", endpoint])
  expect(form).not.toHaveAttribute("data-behavior")
  expect([...new FormData(form).keys()].sort()).toEqual(["EMAIL", "b_1", "tag"])
  expect(page.textContent).toContain(newsletter.note)
})

test.each([null, { ...none, provider: "formspree", endpoint: "https://formspree.io/f/one" } as const])(
  "nothing is said of unsubscribing where there is no list: %p",
  delivery => expect(show(delivery).textContent).not.toContain(newsletter.note),
)

test.each([
  ["https://formspree.io/f/one", null, "_gotcha"],
  ["https://formsubmit.co/ajax/one", null, "_honey"],
  ["https://leads.example/", null, "website"],
  ["https://leads.example/", "own", "own"],
])("the honeypot of %s is called as the service calls it", (address, trap, name) => {
  const page = show({ ...none, provider: "formspree", endpoint: address, trap })
  expect(page.querySelector("[data-honeypot]")).toHaveAttribute("name", name)
})
