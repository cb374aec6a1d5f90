/** The door of the content engine: nothing behind it is imported from outside. Browsers take `slug.ts` by itself. */
export { createEngine } from "./engine"
export type { ContentFolder, DataPath, Entry, Issue } from "./entry"
export { problem } from "./messages"
export { anchorsOf, pageOf, questionsOf } from "./pages/anchors"
export { type Dated, buildDate, isPublished, listed, publicationOf, visibleFrom } from "./pages/publication"
export { firstText, shownOf } from "./pages/shown"
export { type Addressed, type Route, routeIn, withoutSlash } from "./pages/route"
export { addressesOf, routeOf, routesOf } from "./pages/routes"
export { endBareAddresses } from "./prose/bare-addresses"
export { headingIds } from "./prose/heading-ids"
export { GFM } from "./prose/load-mdx"
export type { ProseNode, ProseTags } from "./prose/node-problems"
export { CLAIMS, FIGURE, LONGEST } from "./reading/claims"
export type { Collection } from "./reading/collections"
export { fileSize } from "./reading/file-size"
export { asPath, imageInProse, imagePath } from "./reading/image-path"
export { pictureFacts } from "./reading/pictures"
export { filesBelow, isContent } from "./reading/folder"
export { loadContent, loadTexts } from "./reading/load"
export { unchecked } from "./reading/unchecked"
export { formatIssue, formatIssues } from "./reading/validate"
export { PICTURE_RULES } from "./rules/images"
export {
  type Check,
  type CheckTogether,
  type Rule,
  type RuleContext,
  type Typed,
  different,
  isKindOf,
  inFile,
  issueIn,
  languageOf,
  ofEach,
  ofType,
  unique,
} from "./rules/rule"
export { textsOf } from "./rules/texts"
export { asWarning, errorsOf, isSilenced } from "./severity"
export {
  type FilledShape,
  filled,
  group,
  heading,
  href,
  list,
  listBy,
  notBlank,
  oneOf,
  requires,
  searchDescription,
  sentence,
  sentences,
  slug,
  text,
} from "./shapes/common"
export { block, blocks } from "./shapes/blocks"
export { fieldsOf } from "./shapes/computed-fields"
export { day, isDay, isRealDay } from "./shapes/days"
export {
  type ContentType,
  type Lookup,
  type NodeModel,
  type PageContext,
  type PageNode,
  type PlannedPage,
  defineType,
} from "./shapes/define"
export {
  type PictureShape,
  describedPicture,
  isPictureFile,
  pagePicture,
  drawingFile,
  portraitFile,
} from "./shapes/picture"
export { oneType } from "./shapes/one-type"
export { formatOf, helpOf, limitsOf, metaOf, required } from "./shapes/shape"
export { toFragments } from "./shapes/to-fragments"
export { withSchemaLine } from "./shapes/to-json-schema"
export { questionId, slugOf, slugify } from "./slug"
export { didYouMean, possible } from "./suggest"
export { valueAt } from "./walk"
export { yamlText } from "./yaml-text"
