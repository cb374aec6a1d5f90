import type { z } from "zod"
import type { Entry } from "../entry"
import type { RouteSource, Route } from "../pages/route"
import type { EntryCheck, CollectionCheck, TypeRef } from "../rules/rule"

/** What the page of a piece of content is told, besides its preview image. */
export interface PageContext {
  /** Gatsby's id of the node. */
  id: string
  /** The address search engines are told; differs from the page's own on an alias. */
  canonical: string
}

/** A page that is to be made of a template. */
export interface PlannedPage<Context extends PageContext = PageContext> {
  path: string
  /** The path that its breadcrumb shows, if not its own. */
  breadcrumbPath?: string
  context: Context
}

/** What every node of content has; the planning of a type asks for more. */
export interface PageNode {
  id: string
}

/** Fields that may name a page in breadcrumbs. */
interface Labeled extends RouteSource {
  crumb?: string | null
  name?: string | null
}

/** Pages that every object of a type gets from one template. */
interface TemplatePage {
  /** File in src/templates, without its ending. */
  template: string
  route(object: RouteSource): Route
  /** The page's name in breadcrumbs; without it, its address in words. */
  label?(object: Labeled): string | null | undefined
  /** Where a page can be linked to, besides `#main`: what can be read off content that may have mistakes. */
  anchors?(entry: Entry): readonly string[]
  /** What the pages are told, where that is more than which object they show. */
  plan?(nodes: readonly PageNode[], getNodes: (type: string) => readonly PageNode[]): PlannedPage[]
}

/** What resolvers ask Gatsby for. */
export interface NodeModel {
  findOne<Found>(options: { type: string; query: object }): Promise<Found | null>
  findAll<Found>(options: { type: string; query: object }): Promise<{ entries: Iterable<Found> }>
}

/** How a resolver finds other content. */
export interface ResolverHelpers {
  /** The only object of a type, or the first. */
  findOne<Schema extends z.ZodObject>(type: TypeRef<Schema>): Promise<z.infer<Schema> | null>
  /** Objects of a type, chosen and ordered as `nodeModel.findAll` does. */
  findAll<Schema extends z.ZodObject>(type: TypeRef<Schema>, query: object): Promise<z.infer<Schema>[]>
  /**
   * A picture as pages show it: `Photo` in GraphQL.
   * @param path as the content names it
   * @param widest pixels that its place has use for
   */
  picture(path: string, widest?: number): Promise<object | null>
  /** When the build began, in milliseconds. A query that depends on it is asked again in every build. */
  buildTime(): Promise<number>
  /** The prose of the object as it is written. */
  prose(): string
  /** The prose of the object as HTML. */
  html(): Promise<string>
  /** Links to its headings of the second level. */
  headings(): Promise<{ label: string; href: string }[]>
}

/**
 * A field that is worked out from content when it is asked for. One that is called like a field of the shape stands in
 * its place: a day as `Date`, or the content that is named there, whose names have `Id` behind them then.
 */
export interface ComputedField<Data> {
  /** Its type in GraphQL, with a directive where Gatsby has one that resolves it. */
  type: string
  description: string
  resolve?(data: Data, lookup: ResolverHelpers): unknown
}

/** Everything that is known of a kind of content. */
export interface ContentType<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
> extends TypeRef<Schema> {
  /** GraphQL type of a file, or of each item of a list file. */
  type: Name
  /** `site.yaml` (one file) or `services/*.yaml` (every file of a folder). */
  files: string
  schema: Schema
  /** The file holds a list of such objects. */
  list?: boolean
  /** The list may hold nothing: `[]`. */
  allowEmpty?: boolean
  page?: TemplatePage
  /** The picture on the preview images of pages whose content has none of its own: its path inside content/. */
  previewPicture?: string
  /** The address of the page that objects belong to: where the site does without that page, so it does without them. */
  parentPage?: string
  /** The field with the day from which visitors see an object; without it, they see all that are no drafts. */
  dateField?: string
  fields?: Record<string, ComputedField<z.infer<Schema>>>
  /** What the shape cannot say of an object. */
  checks?: readonly EntryCheck<z.infer<Schema>>[]
  /** What can only be said of all objects of the type. */
  collectionChecks?: readonly CollectionCheck<z.infer<Schema>>[]
}

/** Defines a kind of content; everything in it is typed by the shape. */
export const defineType = <Name extends string, Schema extends z.ZodObject>(
  type: ContentType<Name, Schema>,
): ContentType<Name, Schema> => type
