import type { ContentFolder, Entry } from "./entry"
import type { Model } from "./model"
import { type Node, planPages } from "./pages/plan-pages"
import { publication } from "./pages/published"
import { collectionOf } from "./reading/collections"
import { createValidator } from "./reading/validate"
import { toJsonSchemas } from "./shapes/to-json-schema"
import { toSdl } from "./shapes/to-sdl"
import { writeEditorFiles } from "./writing/editor-files"
import { type Completed, namesSchema } from "./writing/names"

/**
 * Makes the engine for the content of one site.
 * @param model what the content is: its types, the rules that only this site has, the tags of its prose
 * @returns all that needs to know the model; everything else is exported by itself
 */
export const createEngine = (model: Model) => {
  const { types } = model
  return {
    /** Checks all content at once; never throws at an editor. */
    validate: createValidator(model),
    /** The kind of content that a file is, by its path inside content/. */
    collectionOf: (file: string) => collectionOf(types, file),
    /** A page for every object whose type has a template. */
    planPages: (nodesOf: (type: string) => readonly Node[]) => planPages(types, nodesOf),
    /** Every address that visitors find today, those without aliases, and the redirects. */
    publication: (folder: Pick<ContentFolder, "pages" | "today">, entries: Entry[]) =>
      publication(model, folder, entries),
    /** The types of GraphQL, and its unions. */
    toSdl: () => toSdl(types),
    /** What text editors complete by: a JSON Schema for each kind of file, */
    toJsonSchemas: () => toJsonSchemas(types),
    /** and the names and addresses that content has today. */
    namesSchema: (entries: Entry[], folder: Completed) => namesSchema(types, entries, folder),
    writeEditorFiles: (root: string, entries: Entry[], folder: Completed) =>
      writeEditorFiles(types, root, entries, folder),
  }
}
