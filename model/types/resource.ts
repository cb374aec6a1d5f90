import type { z } from "zod"
import { ALL_CATEGORY_ID } from "#blocks/library/schema"
import { defineType, type EntryCheck, group, heading, slug, text, uniqueField } from "#engine"
import { download, formatFileInfo } from "../shared/downloads"
import { requireOneOf } from "../shared/references"
import { optionsInWords } from "../shared/unvalidated-data"
import { draft } from "../shared/visibility"

/** An entry of content/resources.yaml. */
const schema = group("Resource", "A guide, template or video.", {
  id: slug.describe("Unique ID of the resource."),
  draft,
  title: heading("Title in the list and the link."),
  description: text("Content and purpose, in one or two sentences."),
  category: slug.describe('ID of a category of the library in words.yaml, except "all".'),
  type: text('Type of resource, for example "Checklist".').meta({ examples: ["Checklist"] }),
  downloadUrl: download
    .optional()
    .describe(
      "URL of the file, or /downloads/… for a file of this site. Without it, the resource is shown as coming soon.",
    ),
  readTime: text('Time to read or complete, for example "12 min read".')
    .meta({ examples: ["12 min read"] })
    .optional(),
  duration: text('Length of a video, for example "18 min".')
    .meta({ examples: ["18 min"] })
    .optional(),
})

type Data = z.infer<typeof schema>

/** Requires a category of the library. */
const categoryExists: EntryCheck<Data> = ({ category }, entry, { entries }) => {
  const categories = optionsInWords(entries, ["library", "categories"])?.filter(id => id !== ALL_CATEGORY_ID)
  return requireOneOf(category, categories, entry, ["category"], "in content/words.yaml")
}

export const resource = defineType({
  type: "Resource",
  files: "resources.yaml",
  schema,
  requiredPage: "/resources",
  list: true,
  computedFields: {
    fileInfo: {
      type: "String",
      description: 'Type and size of the file: "PDF, 240 kB". Null for files that are missing or on other hosts.',
      resolve: ({ downloadUrl }) => formatFileInfo(downloadUrl),
    },
  },
  checks: [categoryExists],
  collectionChecks: [uniqueField("id"), uniqueField("title")],
})
