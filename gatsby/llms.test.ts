import { validate } from "#model"
import type { DataOf } from "#model/types/index"
import { editFixture, fixture, withFiles } from "#tests/engine/fixture"
import { buildLlmsTxt } from "./llms"

const site = { name: "Name", url: "https://agency.example", tagline: "What it does." } as DataOf<"SiteContent">
const servicesFile = "pages/services.yaml"

describe("buildLlmsTxt", () => {
  test("groups pages by folder, headed by the breadcrumb of the folder's page", async () => {
    const { entries } = await validate(
      withFiles({ [servicesFile]: editFixture(servicesFile, /^/, "crumb: What we do\n") }, fixture),
    )
    const text = buildLlmsTxt(site, entries)
    const [start = "", ...sections] = text.split("\n## ")
    expect(start).toMatch(/^# Name\n\n> What it does\.\n\n- \[/)
    const headings = sections.map(section => section.split("\n")[0])
    expect(headings).toEqual(["Blog", "Case studies", "Faq", "Legal", "What we do", "Team"])
    for (const section of [start, ...sections]) {
      const paths = [...section.matchAll(/\]\(https:\/\/agency\.example(\/[^)]*)\)/g)].map(([, path]) => path)
      expect(new Set(paths.map(path => path?.split("/").slice(1, -1)[0])).size).toBe(1)
      expect(paths).toEqual(paths.toSorted())
    }
  })

  test("omits hidden pages", async () => {
    const { entries } = await validate(
      withFiles({ [servicesFile]: editFixture(servicesFile, /^/, "hidden: true\n") }, fixture),
    )
    expect(buildLlmsTxt(site, entries)).not.toContain("/services)")
  })
})
