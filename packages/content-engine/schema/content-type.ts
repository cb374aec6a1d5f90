import type { z } from "zod"
import type { Entry } from "../entry"
import type { Route, RouteSource } from "../pages/route"
import type { CollectionCheck, EntryCheck, TypeRef } from "../rules/rule"

/** Gatsby's page context, as far as `plan` sets it; gatsby/create-pages.ts adds the rest. */
export interface PageContext {
  /** Id of the Gatsby node. */
  id: string
  /** Canonical path; differs from the path of an alias. */
  canonical: string
}

/** A page to create from a template. */
export interface PlannedPage<Context extends PageContext = PageContext> {
  path: string
  /** Path for the breadcrumb. Default: `path`. */
  breadcrumbPath?: string
  context: Context
}

/** A Gatsby node of content. `plan` functions extend the type with the fields that they use. */
export interface PageNode {
  id: string
}

/** The fields that breadcrumb labels are built from. */
interface LabelSource extends RouteSource {
  crumb?: string | null
  name?: string | null
}

/** The page of each object of a type. */
interface TemplatePage {
  /** File in src/templates, without its extension. */
  template: string
  route(fields: RouteSource): Route
  /** Returns the breadcrumb label. Default: the path in words. */
  label?(fields: LabelSource): string | null | undefined
  /** Returns the anchors of the page, besides `#main`. Must accept invalid content. */
  anchors?(entry: Entry): readonly string[]
  /** Plans pages with a context other than `PageContext`. */
  plan?(nodes: readonly PageNode[], getNodes: (type: string) => readonly PageNode[]): PlannedPage[]
}

/** The methods of Gatsby's `nodeModel` that resolvers use. */
export interface NodeModel {
  findOne<Result>(options: { type: string; query: object }): Promise<Result | null>
  findAll<Result>(options: { type: string; query: object }): Promise<{ entries: Iterable<Result> }>
}

/** Helpers of resolvers, for other content and prose. */
export interface ResolverHelpers {
  /** Finds the first (or only) object of a type. */
  findOne<Schema extends z.ZodObject>(type: TypeRef<Schema>): Promise<z.infer<Schema> | null>
  /** Finds objects of a type, filtered and sorted by a query of `nodeModel.findAll`. */
  findAll<Schema extends z.ZodObject>(type: TypeRef<Schema>, query: object): Promise<z.infer<Schema>[]>
  /**
   * Returns a picture: `Picture` in GraphQL.
   * @param path - path as written in content
   * @param maxWidth - maximum width in px
   */
  picture(path: string, maxWidth?: number): Promise<object | null>
  /** Returns the start of the build in ms. Queries that depend on it run in every build. */
  buildTime(): Promise<number>
  /** Returns the prose of the object as MDX. */
  prose(): string
  /** Returns the prose of the object as HTML. */
  html(): Promise<string>
  /** Returns links to the h2 headings of the prose. */
  headings(): Promise<{ label: string; href: string }[]>
}

/**
 * A GraphQL field with a resolver. It replaces the schema field of the same name: a date becomes a `Date`, a reference
 * the referenced entry. The ids of references are in separate fields, which end in `Id` or `Ids`.
 */
export interface ComputedField<Data> {
  /** GraphQL type, with a directive if one resolves the field. */
  type: string
  description: string
  resolve?(data: Data, helpers: ResolverHelpers): unknown
}

/** The definition of a content type. */
export interface ContentType<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
> extends TypeRef<Schema> {
  /** GraphQL type of a file, or of an item of a list file. */
  type: Name
  /** Path or glob: `site.yaml` (one file) or `services/*.yaml` (all files of a folder). */
  files: string
  schema: Schema
  /** The file contains a list of objects. */
  list?: boolean
  /** Allows an empty list: `[]`. */
  allowEmpty?: boolean
  page?: TemplatePage
  /** Default picture of preview images: its path inside content/. */
  previewPicture?: string
  /** Path of the page that the type depends on. If that page is unpublished, all objects of the type are excluded. */
  requiredPage?: string
  /** The field with the publish date. Without it, everything except drafts is published. */
  dateField?: string
  /** Computed fields by name. */
  computedFields?: Record<string, ComputedField<z.infer<Schema>>>
  /** Checks of one object, beyond the schema. */
  checks?: readonly EntryCheck<z.infer<Schema>>[]
  /** Checks across all objects of the type. */
  collectionChecks?: readonly CollectionCheck<z.infer<Schema>>[]
}

/** Defines a content type; the schema infers the types of its functions. */
export const defineType = <Name extends string, Schema extends z.ZodObject>(
  type: ContentType<Name, Schema>,
): ContentType<Name, Schema> => type
