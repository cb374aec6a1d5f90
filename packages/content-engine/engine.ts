import type { Model } from "./model"
import { planPages } from "./pages/plan-pages"
import { publication } from "./pages/published"
import { collectionOf } from "./reading/collections"
import { createValidator } from "./reading/validate"
import { toJsonSchemas } from "./shapes/to-json-schema"
import { toSdl } from "./shapes/to-sdl"
import { writeEditorFiles } from "./writing/editor-files"
import { namesSchema } from "./writing/names"

/** The arguments of a function behind its first ones. */
type After<First extends readonly unknown[], Of> = Of extends (...all: [...First, ...infer Rest]) => unknown
  ? Rest
  : never

/**
 * Makes the engine for the content of one site. It remembers what it has read: files that have not changed are not read
 * again.
 * @param model what the content is: its types, the rules that only this site has, the tags of its prose
 * @returns all that needs to know the model; everything else is exported by itself
 */
export const createEngine = (model: Model) => {
  const { types } = model
  const validate = createValidator(model)
  return {
    /** Checks all content at once; never throws at an editor. */
    validate,
    /** The kind of content that a file is, by its path inside content/. */
    collectionOf: (file: string) => collectionOf(types, file),
    /** A page for every object whose type has a template. */
    planPages: (...rest: After<[typeof types], typeof planPages>) => planPages(types, ...rest),
    /** Every address that visitors find today, those without aliases, and the redirects. */
    publication: (...rest: After<[Model], typeof publication>) => publication(model, ...rest),
    /** The types of GraphQL, and its unions. */
    toSdl: () => toSdl(types),
    /** What text editors complete by: a JSON Schema for each kind of file. */
    toJsonSchemas: () => toJsonSchemas(types),
    namesSchema: (...rest: After<[typeof types], typeof namesSchema>) => namesSchema(types, ...rest),
    writeEditorFiles: (...rest: After<[typeof types], typeof writeEditorFiles>) => writeEditorFiles(types, ...rest),
  }
}
