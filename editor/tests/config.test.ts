import { parse } from "yaml"
import type { Collection, Entry } from "#engine"
import { contentTypes, validate } from "#model"
import { page } from "#model/types/page"
import { fixture } from "#tests/engine/fixture"
import { createCmsConfig, type FormConfig } from "../config"
import type { FormField } from "../fields"
import { LIST_KEY } from "../formats"
import { createBackend } from "../publish"
import { findDifferences } from "./find-differences"

let entries: Entry[]
let config: FormConfig

beforeAll(async () => {
  entries = (await validate(fixture)).entries
  config = createCmsConfig(entries, { name: "proxy", proxy_url: "/admin/files" }, "http://localhost:8000")
})

/** Returns the form fields of a content type. */
const formFieldsOf = ({ type, list }: Collection): FormField[] => {
  const found =
    config.collections.find(({ name }) => name === type)?.fields ??
    config.collections.flatMap(({ files = [] }) => files).find(({ name }) => name === type)?.fields
  if (!found) throw new Error(`There is no form for ${type}.`)
  return list ? (found.find(({ name }) => name === LIST_KEY)?.fields ?? []) : found
}

/** Returns a top-level field of a type's form. */
const fieldOf = (type: string, name: string): FormField =>
  formFieldsOf(contentTypes.find(collection => collection.type === type)!).find(other => other.name === name)!

describe("createCmsConfig", () => {
  test("creates exactly the fields of every schema", () => {
    for (const collection of contentTypes)
      expect(findDifferences(collection.schema, formFieldsOf(collection), collection.type)).toEqual([])
  })

  test("converts limits and references of schemas to widgets", () => {
    const { min, max, fields } = fieldOf("CaseStudy", "results")
    expect([min, max, fields?.[0]?.name]).toEqual([1, 6, "label"])
    const rating = { label: "Rating", required: true, widget: "number", value_type: "int", min: 1, max: 5 }
    expect(fieldOf("Testimonial", "rating")).toMatchObject(rating)
    expect([fieldOf("CaseStudy", "challenge").widget, fieldOf("CaseStudy", "industry").widget]).toEqual([
      "text",
      "string",
    ])
    const { widget, collection, file, value_field } = fieldOf("BlogPost", "category")
    expect([widget, collection, file, value_field]).toEqual(["relation", "lists", "BlogCategory", "items.*.id"])
    expect(fieldOf("CaseStudy", "services").field?.collection).toBe("Service")
    expect(fieldOf("CaseStudy", "quote").fields?.every(({ required }) => !required)).toBe(true)
  })

  test("omits the defaults of files from hints of switches", () => {
    for (const { hint } of [fieldOf("Page", "published"), fieldOf("BlogPost", "draft")])
      expect(hint).not.toMatch("Default")
  })

  test("sorts blocks by group, then by use in content", () => {
    const types = fieldOf("Page", "blocks").types!
    expect(types).toHaveLength(page.schema.shape.blocks.element.options.length)
    // Blocks of a group follow each other.
    const groups = types.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1])
    expect(groups).toEqual(["Heroes", "Content", "People and proof", "Prices", "Forms", "Calls to action"])
    const used = entries.flatMap(({ type, data }) => (type === "Page" ? (data.blocks as { type: string }[]) : []))
    for (const current of groups) {
      const names = types.filter(({ group }) => group === current).map(({ name }) => name)
      const uses = names.map(name => used.filter(({ type }) => type === name).length)
      expect(uses).toEqual(uses.toSorted((a, b) => b - a))
    }
  })

  test("links to the overview of blocks in develop", () => {
    const hintOf = ({ collections }: FormConfig) =>
      collections.find(({ name }) => name === "Page")?.fields?.find(({ name }) => name === "blocks")?.hint
    expect(hintOf(config)).toMatch(/\]\(http:\/\/localhost:8000\/___blocks\)/)
    expect(fieldOf("Words", "personBlocks").hint).toMatch("/___blocks)")
    expect(hintOf(createCmsConfig(entries, { name: "github" }, "https://x.example"))).not.toMatch("___blocks")
  })

  test("lists pages by heading and path, and labels drafts", () => {
    const { summary, identifier_field, slug } = config.collections.find(({ name }) => name === "Page")!
    expect(summary).toMatch(/^\{\{blocks\.0\.title\}\} .*\{\{published \| /)
    expect([identifier_field, slug]).toEqual(["path", "{{slug}}"])
  })

  test("names the forms of single files after their content", () => {
    expect(config.collections.find(({ name }) => name === "pages")?.label).toBe("Site, prices and words")
  })

  test("fills new pages with the blocks of the first page, including references", () => {
    const text = fixture.texts.get("pages/about.yaml")!
    const edited = text.replace(/lead: .*/, 'lead: "{claim.buildWeeks}"')
    const first = entries.find(({ type }) => type === "Page")!
    const about = { ...first, source: { ...first.source, text: edited } }
    const { collections } = createCmsConfig([about], {}, "")
    const blocks = collections.find(({ name }) => name === "Page")?.fields?.find(({ name }) => name === "blocks")
    expect(blocks?.default).toEqual((parse(edited) as { blocks: unknown }).blocks)
    expect(fieldOf("Service", "blocks").default).not.toEqual(blocks?.default)
    expect(fieldOf("Page", "meta").default).toBeUndefined()
  })

  test("creates new content as drafts", () => {
    expect([fieldOf("Page", "published").default, fieldOf("Service", "draft").default]).toEqual([false, true])
  })

  test("adds examples to hints that have none", () => {
    expect(fieldOf("Page", "path").hint).toBe("Path of the page. Example: /about.")
    expect(fieldOf("Page", "aliases").field?.hint).toBe("Example: /onboarding.")
    expect(fieldOf("Testimonial", "image").hint).not.toMatch(/Example/)
  })

  describe("labels and hints", () => {
    const withInnerFields = (form: readonly FormField[]): FormField[] =>
      form.flatMap(outer => {
        const { fields = [], field = [], types = [] } = outer
        return [outer, ...withInnerFields([fields, field, types].flat())]
      })
    let all: FormField[]
    beforeAll(() => (all = withInnerFields(contentTypes.flatMap(formFieldsOf))))

    test("contains no files, folders and commands", () => {
      const texts = all.flatMap(({ label, hint, options = [] }) => [
        label,
        String(hint),
        ...(options as { label: string }[]).map(option => option.label),
      ])
      const pattern = /npm run|\.(ya?ml|mdx?|ts)\b|(^|[ (])[\w-]+\/[ ,.)]|\b(content|docs|static|src)\/|\[\\?\]|`\w+`/
      expect(texts.filter(text => pattern.test(text))).toEqual([])
      expect(fieldOf("Service", "group").hint).toMatch(/from "Site"\. /)
    })

    test("contains no abbreviations in labels", () => {
      const pattern = /\b(alt|bio|crumb|cta|faq|href|id|meta|slug|svg|url)\b/i
      const labels = all.map(({ label }) => label)
      expect(labels.filter(label => pattern.test(label.replace(/\b(FAQ|ID|SVG|URL)\b/g, "")))).toEqual([])
      expect(labels).toEqual(expect.arrayContaining(["Text alternative", "ID", "Week text alternative"]))
    })
  })

  test("sets the path of an entry's page for the link to it", () => {
    const paths = config.collections.map(({ preview_path: path }) => path)
    expect(paths).toContain("/services/{{fields.slug}}")
    expect(paths).toContain("{{fields.path}}")
    expect(config.collections.every(form => !form.preview_path || form.preview_path_preserve_slashes)).toBe(true)
  })

  test("creates date pickers, and picture fields with folder and rules", () => {
    expect(fieldOf("BlogPost", "date")).toMatchObject({ widget: "datetime", format: "YYYY-MM-DD", time_format: false })
    const portrait = fieldOf("Testimonial", "image")
    expect(portrait).toMatchObject({
      widget: "image",
      media_folder: "/content/images/testimonials",
      public_folder: "images/testimonials",
    })
    expect(portrait.hint).toMatch(/square.* 2 MB /)
    // Lists are required even if they are empty.
    expect(fieldOf("TeamMember", "services").default).toEqual([])
  })

  test("uses the editorial workflow and PKCE with a Git host", () => {
    const editor = { enabled: true, host: "gitlab", repository: "a/b", branch: "main", appId: "123" } as const
    const hosted = createCmsConfig(entries, createBackend(editor), "https://x.example")
    expect(hosted.publish_mode).toBe("editorial_workflow")
    expect(hosted.backend).toEqual({ name: "gitlab", repo: "a/b", branch: "main", auth_type: "pkce", app_id: "123" })
    expect(config.publish_mode).toBeUndefined()
  })

  test("creates patterns that match the texts of valid content", () => {
    const findRejected = (form: readonly FormField[], data: Record<string, unknown>, where: string): string[] =>
      form.flatMap(({ name, pattern, fields, field, types }) => {
        const value = data[name]
        const at = `${where}.${name}`
        const [source = ""] = (pattern ?? []) as string[]
        if (typeof value === "string" && !new RegExp(source).test(value)) return [`${at}: ${value}`]
        if (types && Array.isArray(value))
          return value.flatMap((block: Record<string, unknown>) =>
            findRejected(types.find(blockType => blockType.name === block.type)!.fields!, block, at),
          )
        if (Array.isArray(value))
          return value.flatMap(item =>
            findRejected(
              fields ?? [field!],
              (fields ? item : { value: item as unknown }) as Record<string, unknown>,
              at,
            ),
          )
        return fields && value ? findRejected(fields, value as Record<string, unknown>, at) : []
      })
    for (const { type, file, data } of entries)
      expect(
        findRejected(formFieldsOf(contentTypes.find(collection => collection.type === type)!), data, file),
      ).toEqual([])
  })
})
