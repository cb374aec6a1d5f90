import type { z } from "zod"
import { ALL_RESOURCES } from "#blocks/library/shape"
import { type Check, defineType, group, heading, ofType, slug, text, unique } from "#engine"
import { blocksOf } from "../parts/blocks-of"
import { download, noteOf } from "../parts/downloads"
import { isKnown } from "../parts/references"
import { textsAt } from "../parts/texts-at"
import { draft } from "../parts/visibility"
import { page } from "./page"

/** One entry of content/resources.yaml. */
const shape = group("Resource", "A guide, template or video.", {
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

type Data = z.infer<typeof shape>

/** A resource names a category of a library, and one that means something. */
const categoryExists: Check<Data> = ({ category }, entry, { entries }) => {
  const libraries = ofType(entries, page).flatMap(({ data }) => blocksOf(data, "library"))
  const known = libraries
    .flatMap(library => textsAt(library, ["categories"], "value"))
    .filter(id => id !== ALL_RESOURCES)
  return isKnown(category, known.length > 0 ? known : undefined, entry, ["category"], 'in a block "library"')
}

export const resource = defineType({
  type: "Resource",
  files: "resources.yaml",
  shape,
  partOf: "/resources",
  list: true,
  fields: {
    fileNote: {
      type: "String",
      description: 'Kind and size of its file, as visitors read it: "PDF, 240 kB". None for files of other hosts.',
      resolve: ({ downloadUrl }) => noteOf(downloadUrl),
    },
  },
  checks: [categoryExists],
  checksTogether: [unique("id"), unique("title")],
})
