import { z } from "zod"
import { type Collection, type Entry, helpOf, required } from "../../content-engine"
import { collections, validate } from "../../../model"
import { ALL_POSTS } from "../../../model/parts/blog-routes"
import { backendOf } from "../publish"
import { type FormConfig, formConfig } from "../config"
import { fixture } from "../../../tests/engine/fixture"
import { type FormField, LIST } from "../fields"

let entries: Entry[]
let config: FormConfig

beforeAll(async () => {
  entries = (await validate(fixture)).entries
  config = formConfig(entries, { name: "proxy", proxy_url: "/admin/files" }, "https://x.example")
})

/** The fields of the form for a collection. */
const formOf = ({ type, list }: Collection): FormField[] => {
  const found =
    config.collections.find(({ name }) => name === type)?.fields ??
    config.collections.flatMap(({ files = [] }) => files).find(({ name }) => name === type)?.fields
  if (!found) throw new Error(`There is no form for ${type}.`)
  return list ? (found.find(({ name }) => name === LIST)?.fields ?? []) : found
}

/** Where form and shape differ in names, needs, help or choices. */
const differences = (shape: z.ZodObject, form: readonly FormField[], where: string, lenient = false): string[] => {
  const fields = Object.entries<z.core.$ZodType>(shape.shape)
  const more = form.map(({ name }) => name).filter(name => !(name in shape.shape) && name !== "body")
  return [
    ...more.map(name => `${where}.${name} is in the form only`),
    ...fields.flatMap(([name, field]) => {
      const at = `${where}.${name}`
      const own = form.find(other => other.name === name)
      if (!own) return [`${at} is missing`]
      const inner = required(field)
      const optional = lenient || field instanceof z.ZodOptional
      const element = inner instanceof z.ZodArray ? required(inner.element) : inner
      return [
        ...((own.hint ?? "").startsWith(helpOf(field)) ? [] : [`${at} explains itself otherwise`]),
        ...(own.required && optional ? [`${at} is required`] : []),
        ...(inner instanceof z.ZodEnum && own.options?.map(({ value }) => value).join() !== inner.options.join()
          ? [`${at} has other choices`]
          : []),
        ...(element instanceof z.ZodObject ? differences(element, own.fields ?? [], at, optional) : []),
      ]
    }),
  ]
}

describe("the forms", () => {
  test("have every field of every shape, and no other", () => {
    for (const collection of collections)
      expect(differences(collection.shape, formOf(collection), collection.type)).toEqual([])
  })

  test("would notice a field that is missing", () => {
    const collection = collections[0]!
    expect(differences(collection.shape, formOf(collection).slice(1), "SiteContent")).toEqual([
      "SiteContent.name is missing",
    ])
  })

  test("turn rules into limits, and names of other content into choices", () => {
    const field = (type: string, name: string) =>
      formOf(collections.find(collection => collection.type === type)!).find(other => other.name === name)!
    const { min, max, fields } = field("CaseStudy", "results")
    expect([min, max, fields?.[0]?.name]).toEqual([1, 6, "metric"])
    expect(field("Testimonial", "rating")).toEqual({
      name: "rating",
      label: "Rating",
      hint: "Stars, 1 to 5.",
      required: true,
      widget: "number",
      value_type: "int",
      min: 1,
      max: 5,
    })
    expect(field("CaseStudy", "description").pattern?.[1]).toBe("must be at least 50 and at most 170 characters long")
    expect([field("CaseStudy", "challenge").widget, field("CaseStudy", "industry").widget]).toEqual(["text", "string"])
    const { widget, collection, file, value_field, except } = field("BlogPost", "category")
    expect([widget, collection, file, value_field]).toEqual(["relation", "lists", "BlogCategory", "items.*.id"])
    // The list of all posts is no category of one.
    expect([except, field("BlogPost", "topics").field?.except]).toEqual([ALL_POSTS, ALL_POSTS])
    expect(field("CaseStudy", "services").field?.except).toBeUndefined()
    expect(field("CaseStudy", "services").field?.collection).toBe("Service")
    expect(field("Service", "measures").fields?.every(({ required: needed }) => !needed)).toBe(true)
  })

  test("have a calendar for days, and pictures beside the file that names them, with what a picture must be", () => {
    const field = (type: string, name: string) =>
      formOf(collections.find(collection => collection.type === type)!).find(other => other.name === name)!
    expect(field("BlogPost", "date").widget).toBe("day")
    const portrait = field("Testimonial", "image")
    expect(portrait).toMatchObject({
      widget: "image",
      media_folder: "/content/images/testimonials",
      public_folder: "images/testimonials",
    })
    expect(portrait.hint).toMatch(/square.* 2 MB /)
    expect(field("BlogPost", "picture")).toMatchObject({
      media_folder: "/content/blog",
      public_folder: "blog",
    })
    // A list that may be empty is there all the same: the check asks for it.
    expect(field("TeamMember", "services").default).toEqual([])
  })

  test("on a host propose changes, and sign in without a secret", () => {
    const editor = { enabled: true, host: "gitlab", repository: "a/b", branch: "main", appId: "123" } as const
    const hosted = formConfig(entries, backendOf(editor), "https://x.example")
    expect(hosted.publish_mode).toBe("editorial_workflow")
    expect(hosted.backend).toEqual({ name: "gitlab", repo: "a/b", branch: "main", auth_type: "pkce", app_id: "123" })
    expect(hosted.collections.some(({ editor: { preview } }) => preview)).toBe(false)
    expect(config.publish_mode).toBeUndefined()
  })

  test("accept texts that are in order", () => {
    const refused = (form: readonly FormField[], data: Record<string, unknown>, where: string): string[] =>
      form.flatMap(({ name, pattern, fields, field }) => {
        const value = data[name]
        const at = `${where}.${name}`
        if (pattern && typeof value === "string" && !new RegExp(pattern[0], "u").test(value)) return [`${at}: ${value}`]
        if (Array.isArray(value))
          return value.flatMap(item =>
            refused(fields ?? [field!], (fields ? item : { value: item as unknown }) as Record<string, unknown>, at),
          )
        return fields && value ? refused(fields, value as Record<string, unknown>, at) : []
      })
    for (const { type, file, data } of entries)
      expect(refused(formOf(collections.find(collection => collection.type === type)!), data, file)).toEqual([])
  })
})
