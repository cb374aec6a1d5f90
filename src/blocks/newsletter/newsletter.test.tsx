import { words as wordsType } from "#model/types/words"
import { queryData } from "#tests/unit/gatsby-mock"
import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { NewsletterBlock } from "./newsletter"
import { newsletterSchema } from "./schema"

const words = createMinimal(wordsType.schema.shape.forms) as Queries.FormWordsFragment
const newsletter = {
  ...(createMinimal(newsletterSchema) as Fields<typeof newsletterSchema>),
  note: "Unsubscribe with one click.",
}
const noListFields = { emailField: null, honeypot: null, hidden: null }
const endpoint = "https://list.example/subscribe?u=1"

const renderNewsletter = (delivery: Queries.DeliveryFragment | null) => {
  Object.assign(queryData, {
    siteContent: { newsletterForm: delivery },
    words: { ...(queryData.words as object), forms: words },
  })
  return renderThemed(<NewsletterBlock {...newsletter} />).container
}

describe("NewsletterBlock", () => {
  test("posts natively to a mailing list with its field names and renders the note", () => {
    const hidden = ["tag=site"]
    const container = renderNewsletter({
      ...noListFields,
      provider: "list",
      endpoint,
      emailField: "EMAIL",
      honeypot: "b_1",
      hidden,
    })
    const form = container.querySelector("form")!
    expect([form.method, form.action]).toEqual(["post", endpoint])
    expect(form).not.toHaveAttribute("data-behavior")
    expect([...new FormData(form).keys()].sort()).toEqual(["EMAIL", "b_1", "tag"])
    expect(form.querySelector("input[type=email]")).toBeRequired()
    expect(container.textContent).toContain(newsletter.note)
  })

  test.each([null, { ...noListFields, provider: "formspree", endpoint: "https://formspree.io/f/one" } as const])(
    "renders no note without a mailing list: %p",
    delivery => expect(renderNewsletter(delivery).textContent).not.toContain(newsletter.note),
  )

  // The provider "formspree" includes compatible services.
  test.each([
    ["https://formspree.io/f/one", null, "_gotcha"],
    ["https://formsubmit.co/ajax/one", null, "_honey"],
    ["https://leads.example/", null, "website"],
    ["https://leads.example/", "own", "own"],
  ])("names the honeypot of %s by site.yaml, else the known host, else the default", (url, honeypot, name) => {
    const container = renderNewsletter({ ...noListFields, provider: "formspree", endpoint: url, honeypot })
    expect(container.querySelector("[data-honeypot]")).toHaveAttribute("name", name)
  })
})
