import { confirmationPaths } from "#browser/forms/field-names"
import { type ContentType, createEngine } from "#engine"
import { isReservedId } from "./prose/reserved-ids"
import { proseTags } from "./prose/tags"
import { drawingRules } from "./rules/drawings"
import { oneMainHeading } from "./rules/main-heading"
import { pageRules } from "./rules/pages"
import { previewGlyphRules } from "./rules/preview-glyphs"
import { uniqueIds } from "./rules/unique-ids"
import { contentTypes as allTypes } from "./types"
import { redirect } from "./types/redirect"
import { siteContent } from "./types/site-content"

/** All content types of this site. */
export const contentTypes: readonly ContentType[] = allTypes

const byName = new Map(contentTypes.map(type => [type.type, type]))

/** Returns the content type with the GraphQL name, if there is one. */
export const getContentType = (name: string): ContentType | undefined => byName.get(name)

/** The content engine for the content types of this site. */
export const { collectionOf, completionsSchema, planPages, toJsonSchemas, toSdl, validate, writeCodeEditorFiles } =
  createEngine({
    types: contentTypes,
    rules: [...drawingRules, ...previewGlyphRules, ...pageRules, oneMainHeading, uniqueIds],
    site: siteContent,
    redirects: redirect,
    tags: proseTags,
    generatedPaths: Object.values(confirmationPaths),
    reservedFolders: ["drawings", "og", "scripts", "styles"],
    isReservedId,
  })
