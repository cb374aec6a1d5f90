import type { Entry } from "./entry"
import type { ContentModel } from "./model"
import { type PlannableNode, planPages } from "./pages/plan-pages"
import { collectionOf } from "./reading/collections"
import { createValidator } from "./reading/validate"
import { toJsonSchemas } from "./schema/to-json-schema"
import { toSdl } from "./schema/to-sdl"
import { writeCodeEditorFiles } from "./writing/code-editor-files"
import { type CompletionSources, completionsSchema } from "./writing/completions"

/**
 * Creates the content engine of a site.
 * @returns the functions that need the model; index.ts exports the others
 */
export const createEngine = (model: ContentModel) => {
  const { types } = model
  return {
    /** Checks all content. Does not throw: errors become issues. */
    validate: createValidator(model),
    /** Returns the collection of a file, by its path inside content/. */
    collectionOf: (file: string) => collectionOf(types, file),
    /** Plans the pages of all Gatsby nodes whose types have a template. */
    planPages: (getNodes: (type: string) => readonly PlannableNode[]) => planPages(types, getNodes),
    /** Prints the GraphQL types and unions. */
    toSdl: () => toSdl(types),
    /** Creates a JSON Schema for each YAML collection. */
    toJsonSchemas: () => toJsonSchemas(types),
    /** Creates the JSON Schema with the names and paths of the content, for completion in code editors. */
    completionsSchema: (entries: Entry[], folder: CompletionSources) => completionsSchema(types, entries, folder),
    writeCodeEditorFiles: (root: string, entries: Entry[], folder: CompletionSources) =>
      writeCodeEditorFiles(types, root, entries, folder),
  }
}
