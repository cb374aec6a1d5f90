import type { ContentFolder, Entry } from "./entry"
import type { ContentModel } from "./model"
import { type PlannableNode, planPages } from "./pages/plan-pages"
import { publishedRoutes } from "./pages/published-routes"
import { collectionOf } from "./reading/collections"
import { createValidator } from "./reading/validate"
import { toJsonSchemas } from "./schema/to-json-schema"
import { toSdl } from "./schema/to-sdl"
import { writeEditorFiles } from "./writing/editor-files"
import { type CompletionSources, completionsSchema } from "./writing/completions"

/**
 * Makes the engine for the content of one site.
 * @param model what the content is: its types, the rules that only this site has, the tags of its prose
 * @returns all that needs to know the model; everything else is exported by itself
 */
export const createEngine = (model: ContentModel) => {
  const { types } = model
  return {
    /** Checks all content at once; never throws at an editor. */
    validate: createValidator(model),
    /** The kind of content that a file is, by its path inside content/. */
    collectionOf: (file: string) => collectionOf(types, file),
    /** A page for every object whose type has a template. */
    planPages: (nodesOf: (type: string) => readonly PlannableNode[]) => planPages(types, nodesOf),
    /** Every address that visitors find today, those without aliases, and the redirects. */
    publication: (folder: Pick<ContentFolder, "pages" | "today">, entries: Entry[]) =>
      publishedRoutes(model, folder, entries),
    /** The types of GraphQL, and its unions. */
    toSdl: () => toSdl(types),
    /** What text editors complete by: a JSON Schema for each kind of file, */
    toJsonSchemas: () => toJsonSchemas(types),
    /** and the names and addresses that content has today. */
    namesSchema: (entries: Entry[], folder: CompletionSources) => completionsSchema(types, entries, folder),
    writeEditorFiles: (root: string, entries: Entry[], folder: CompletionSources) =>
      writeEditorFiles(types, root, entries, folder),
  }
}
