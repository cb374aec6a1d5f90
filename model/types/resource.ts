import type { z } from "zod"
import { ALL_RESOURCES } from "#blocks/library/schema"
import { type EntryCheck, defineType, group, heading, entriesOfType, slug, text, uniqueField } from "#engine"
import { blocksOfType } from "../parts/blocks-of"
import { download, formatFileInfo } from "../parts/downloads"
import { requireOneOf } from "../parts/references"
import { stringsAt } from "../parts/strings-at"
import { draft } from "../parts/visibility"
import { page } from "./page"

/** One entry of content/resources.yaml. */
const schema = group("Resource", "A guide, template or video.", {
  id: slug.describe("Name of the resource; each has its own."),
  draft,
  title: heading("What it is called, in the list and in its link."),
  description: text("What it is and what it is for, in one or two sentences."),
  category: slug.describe('Id of a category of the block `library`, other than "all".'),
  type: text('What kind of thing it is, for example "Checklist".').meta({ examples: ["Checklist"] }),
  downloadUrl: download
    .optional()
    .describe(
      "Where the file is: a full address, or /downloads/… for a file in static/downloads. Without it the resource is shown as coming soon.",
    ),
  readTime: text('Time to read or fill in, for example "12 min read".')
    .meta({ examples: ["12 min read"] })
    .optional(),
  duration: text('Length of a video, for example "18 min".')
    .meta({ examples: ["18 min"] })
    .optional(),
})

type Data = z.infer<typeof schema>

/** A resource names a category of a library, and one that means something. */
const categoryExists: EntryCheck<Data> = ({ category }, entry, { entries }) => {
  const libraries = entriesOfType(entries, page).flatMap(({ data }) => blocksOfType(data, "library"))
  const known = libraries
    .flatMap(library => stringsAt(library, ["categories"], "value"))
    .filter(id => id !== ALL_RESOURCES)
  return requireOneOf(category, known.length > 0 ? known : undefined, entry, ["category"], 'in a block "library"')
}

export const resource = defineType({
  type: "Resource",
  files: "resources.yaml",
  schema,
  parentPage: "/resources",
  list: true,
  fields: {
    fileNote: {
      type: "String",
      description: 'Kind and size of its file, as visitors read it: "PDF, 240 kB". None for files of other hosts.',
      resolve: ({ downloadUrl }) => formatFileInfo(downloadUrl),
    },
  },
  checks: [categoryExists],
  collectionChecks: [uniqueField("id"), uniqueField("title")],
})
