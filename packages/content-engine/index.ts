/** Public API of the content engine; ESLint forbids other imports from outside. Browsers use `browser.ts`. */
export { createEngine } from "./engine"
export type { ContentFolder, DataPath, Entry, Issue, Location } from "./entry"
export { formatLocation, problem, type Terms } from "./messages"
export { collectAnchors, pagePath, findFaqAnswers } from "./pages/anchors"
export {
  type Publishable,
  buildDate,
  isPublished,
  listedEntries,
  publishStatus,
  publishDateOf,
} from "./pages/publish-status"
export { listedPaths } from "./pages/published-routes"
export { firstString, searchSnippet } from "./pages/search-snippet"
export { type RouteSource, type Route, folderRoute, stripTrailingSlash } from "./pages/route"
export { collectPaths, routeOf, routesOf } from "./pages/routes"
export { trimAutolinks } from "./prose/autolinks"
export { headingIds } from "./prose/heading-ids"
export { gfmOptions } from "./prose/load-mdx"
export type { ProseNode, ProseTags } from "./prose/check-node"
export { CLAIMS_FILE, CLAIM_NAME, CLAIM_VALUE, MAX_CLAIM_LENGTH, SITE_NAME } from "./reading/claims"
export type { Collection } from "./reading/collections"
export { formatFileSize } from "./reading/file-size"
export { decodePath, resolveProseImage, resolveImagePath } from "./reading/image-path"
export { readPictureMetadata } from "./reading/picture-metadata"
export { listFiles, isContentFile } from "./reading/list-files"
export { loadContent, loadTexts } from "./reading/load"
export { formatPath } from "./reading/source"
export { internalError } from "./reading/internal-error"
export { formatIssue, formatIssues } from "./reading/validate"
export { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, PICTURE_RULES } from "./rules/images"
export {
  type EntryCheck,
  type CollectionCheck,
  type Rule,
  type RuleContext,
  type TypeRef,
  duplicateItemIssues,
  matchesLanguage,
  fileIssue,
  entryIssue,
  locationOf,
  contentLanguage,
  entryRule,
  entriesOfType,
  uniqueField,
  valueIssue,
} from "./rules/rule"
export { textsOf } from "./rules/entry-texts"
export { asWarning, onlyErrors, isSuppressed } from "./severity"
export {
  type DefaultedSchema,
  defaulted,
  group,
  heading,
  href,
  ifOnlyMissing,
  list,
  uniqueList,
  NOT_BLANK,
  oneOf,
  requires,
  metaDescription,
  inlineMarkdown,
  blockMarkdown,
  slug,
  text,
} from "./schema/fields"
export { type BlockVariant, blockVariants } from "./schema/block-variants"
export { block, blocks, compareGroups } from "./schema/blocks"
export { computedFieldsOf } from "./schema/computed-fields"
export { day, isDateField, isCalendarDate } from "./schema/dates"
export {
  type ContentType,
  type ResolverHelpers,
  type NodeModel,
  type PageContext,
  type PageNode,
  type PlannedPage,
  defineType,
} from "./schema/content-type"
export {
  type PictureSchema,
  pictureWithAlt,
  isPictureField,
  optionalPictureWithAlt,
  pictureFile,
  portraitFile,
} from "./schema/picture-fields"
export { sharedType } from "./schema/shared-type"
export { fieldTexts, specificPattern, getDescription, getLimits, getMeta, unwrapOptional } from "./schema/introspection"
export { toFragments } from "./schema/to-fragments"
export { setSchemaComment } from "./schema/to-json-schema"
export { answerId, toId, slugify } from "./slug"
export { didYouMean, suggestOptions } from "./suggest"
export { getIn } from "./walk"
export { stringifyYaml } from "./stringify-yaml"
