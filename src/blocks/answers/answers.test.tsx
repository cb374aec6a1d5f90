import { queryData } from "#tests/unit/gatsby-mock"
import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { AnswersBlock } from "./answers"
import { answersSchema } from "./schema"

describe("AnswersBlock", () => {
  test("lists topics, then pages in the order of the menu, then services", () => {
    const faq = (title: string, topics: object[] | null = null) => ({
      __typename: "FaqBlock",
      title,
      topics,
      items: [{ id: `question-${title.toLowerCase()}`, question: "Question", answer: "Answer.", topic: "costs" }],
    })
    const { site } = queryData as unknown as { site: { navigation: { href: string }[] } }
    const [firstInMenu, secondInMenu] = site.navigation.map(({ href }) => href).filter(href => href !== "/")
    const page = (path: string | undefined, block: object) => ({ path, blocks: [block] })
    Object.assign(queryData, {
      allPage: {
        nodes: [
          page("/not-in-menu", faq("Not in the menu")),
          page(secondInMenu, faq("Second")),
          page(firstInMenu, faq("First")),
          page("/faq", faq("Faq", [{ value: "costs", label: "Costs" }])),
        ],
      },
      allService: { nodes: [{ name: "Service", path: "/services/one", blocks: [faq("Of a service")] }] },
    })
    const { container } = renderThemed(
      <AnswersBlock {...(createMinimal(answersSchema) as Fields<typeof answersSchema>)} />,
    )
    const titles = [...container.querySelectorAll("section[aria-labelledby] > h2")].map(
      ({ textContent }) => textContent,
    )
    expect(titles).toEqual(["Costs", "First", "Second", "Not in the menu", "Service"])
  })
})
