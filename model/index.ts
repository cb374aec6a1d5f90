import { sentPath } from "#browser/forms/names"
import { type ContentType, createEngine } from "#engine"
import { isPageId } from "./prose/page-ids"
import { proseTags } from "./prose/tags"
import { drawingRules } from "./rules/drawings"
import { drawnLetterRules } from "./rules/drawn-letters"
import { oneMainHeading } from "./rules/main-heading"
import { pageRules } from "./rules/pages"
import { uniqueIds } from "./rules/unique-ids"
import { contentTypes } from "./types"
import { redirect } from "./types/redirect"
import { siteContent } from "./types/site-content"

/** Every kind of content of this site. */
export const collections: readonly ContentType[] = contentTypes

const byName = new Map(collections.map(type => [type.type, type]))

/** What is known of a type of GraphQL; nothing if it is no kind of content. */
export const typeNamed = (name: string): ContentType | undefined => byName.get(name)

/** The engine of content, made for what this site's content is: all that reads, checks or writes it begins here. */
export const { collectionOf, namesSchema, planPages, publication, toJsonSchemas, toSdl, validate, writeEditorFiles } =
  createEngine({
    types: collections,
    rules: [...drawingRules, ...drawnLetterRules, ...pageRules, oneMainHeading, uniqueIds],
    site: siteContent,
    redirects: redirect,
    tags: proseTags,
    pages: Object.values(sentPath),
    folders: ["drawings", "og", "scripts", "styles"],
    isPageId,
  })
