import type { PageProps } from "gatsby"
import { quote, quoteFields } from "#model/shared/schemas"
import { caseStudy } from "#model/types/case-study"
import { words } from "#model/types/words"
import type { SitePageContext } from "#site/page-context"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import CaseStudyPage from "../case-study"

type Data = Queries.CaseStudyPageQuery
type Study = NonNullable<Data["study"]>

const path = "/case-studies/one"
const service = { name: "Service", path: "/services/one", picture: null, lead: "Lead", people: [] }
const minimalStudy = { ...(createMinimal(caseStudy.schema) as Study), path, services: [service] }
const full: Partial<Study> = {
  picture: drawingFixture,
  deliverable: { picture: drawingFixture, alt: null, title: "Caption" },
  quote: { ...(createMinimal(quote(quoteFields)) as Queries.QuoteFragment), role: "Role" },
}

describe("CaseStudyPage", () => {
  test.each([
    ["minimal", {}],
    ["full", full],
  ])("renders a case study with %s content", (_, more) => {
    const study = { ...minimalStudy, ...more, next: minimalStudy }
    const data = {
      study,
      words: { caseStudy: createMinimal(words.schema.shape.caseStudy) },
      faces: { nodes: [] },
    } as Data
    const pageContext = { canonical: path, breadcrumbs: [] }
    const props = { data, pageContext } as unknown as PageProps<Data, SitePageContext>
    const { container } = renderThemed(<CaseStudyPage {...props} />)
    expect(container.querySelector("h1")).toHaveTextContent(minimalStudy.title)
    expect(container.querySelectorAll("blockquote")).toHaveLength(study.quote ? 1 : 0)
    expect(container.querySelector("main")?.textContent).not.toMatch(/undefined|null|NaN|\*\*/)
  })
})
