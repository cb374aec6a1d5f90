import { z } from "zod"
import { collections } from "../../model"
import { minimal } from "./minimal"

const shapeOf = (type: string) =>
  collections.find(collection => collection.type === type)!.shape.shape as Record<string, z.ZodType>

/** The smallest value of one field of a kind of content; an optional field as if it were filled in. */
const field = (type: string, name: string): unknown => {
  const shape = shapeOf(type)[name]
  if (!shape) throw new Error(`${type} has no field "${name}".`)
  return minimal(shape instanceof z.ZodOptional ? shape.unwrap() : shape)
}

const whole = (type: string) =>
  minimal(collections.find(collection => collection.type === type)!.shape) as Record<string, unknown>
const library = { words: field("ResourcesPage", "library") }

/** Props of each section, by its file below src/sections. A new section adds its line here. */
export const smallest: Record<string, object> = {
  "banner.tsx": { banner: field("ResourcesPage", "banner") },
  "hero.tsx": { title: "Title", lead: "Lead" },
  "resources/filter-form.tsx": library,
  "resources/resource-card.tsx": { ...library, resource: whole("Resource"), icon: "guide" },
  "resources/resource-library.tsx": { ...library, resources: [{ ...whole("Resource"), yamlId: "one" }] },
  "resources/library-section.tsx": { title: "Title", children: <p>Library</p> },
}
