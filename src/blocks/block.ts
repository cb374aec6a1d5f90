import type { z } from "zod"
import type { DefaultedSchema, PictureSchema } from "#engine"

/** The page that a block is rendered on. */
export interface BlockPage {
  path: string
  /**
   * Id of this page as the source of a sales lead (`from` in links to the contact page; contact-href.ts): on services,
   * case studies and posts.
   */
  leadSource?: string | undefined
  /** The service that the page is about. */
  service?: Queries.ServiceKeyFactsFragment | undefined
}

/** Suffix of the ids in a second block of a type on the page: "-2". */
export interface IdSuffix {
  idSuffix?: string
}

/** A field as GraphQL returns it: null if missing; a picture instead of its path. */
type Field<Schema> =
  Schema extends DefaultedSchema<infer Inner>
    ? Field<Inner>
    : Schema extends z.ZodOptional<infer Inner>
      ? Field<Inner> | null
      : Schema extends PictureSchema
        ? Queries.PictureFragment
        : Schema extends z.ZodArray<infer Element>
          ? readonly Field<Element>[]
          : Schema extends z.ZodObject
            ? Fields<Schema>
            : z.output<Schema>

/** Fields of a block, without its `type`, or of an item in it, as GraphQL returns them. */
export type Fields<Schema extends z.ZodObject> = {
  readonly [Name in keyof Schema["shape"] as Schema["shape"][Name] extends z.ZodLiteral ? never : Name]: Field<
    Schema["shape"][Name]
  >
}

/** Props of a block component. */
export type BlockProps<Schema extends z.ZodObject> = Fields<Schema> & IdSuffix & { page: BlockPage }
