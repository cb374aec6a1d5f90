import { collectPaths, loadContent } from "#engine"
import { completionsSchema, validate } from "#model"
import { fixture, readFixture, serviceFile, withFiles } from "../fixture"

const completionsOf = async (folder: typeof fixture) => {
  const { entries } = await validate(folder)
  const { $defs } = completionsSchema(entries, folder)
  return { entries, $defs }
}

describe("completionsSchema", () => {
  test("lists all ids and paths", async () => {
    const { entries, $defs } = await completionsOf(loadContent(process.cwd()))
    for (const [type, field] of Object.entries({ Service: "slug", BlogCategory: "id", TeamMember: "slug" })) {
      const names = entries.filter(entry => entry.type === type).map(({ data }) => data[field])
      expect($defs[type]!.examples.sort()).toEqual(names.sort())
    }
    expect($defs.address!.examples).toEqual(expect.arrayContaining(["/", "/pricing", ...collectPaths(entries)]))
  })

  test("includes added content", async () => {
    const added = readFixture(serviceFile).replace("slug: first-service", "slug: added-service")
    const { $defs } = await completionsOf(withFiles({ "services/added-service.yaml": added }))
    expect($defs.Service!.examples).toContain("added-service")
    expect($defs.address!.examples).toContain("/services/added-service")
  })

  test("includes downloads", async () => {
    const { $defs } = await completionsOf({ ...fixture, downloads: new Set(["/downloads/checklist.pdf"]) })
    expect($defs.address!.examples).toContain("/downloads/checklist.pdf")
  })
})
