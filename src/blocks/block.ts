import type { z } from "zod"
import type { FilledShape, PictureShape } from "#engine"

/** What a block is told of the page that it stands on. */
export interface BlockPage {
  /** Its address. */
  path: string
  /** What the contact page is told of who comes from here, where it knows the page: of a service, a case, a post. */
  from?: string | undefined
  /** The service that the page is about. */
  service?: Queries.ServiceAnswersFragment | undefined
}

/** The end of the ids inside a block that is not the first of its type on the page: "-2". */
export interface IdSuffix {
  idSuffix?: string
}

/** A field as GraphQL returns it: null if it is missing; the picture in place of its path. */
type Field<Schema> =
  Schema extends FilledShape<infer Inner>
    ? Field<Inner>
    : Schema extends z.ZodOptional<infer Inner>
      ? Field<Inner> | null
      : Schema extends PictureShape
        ? Queries.PhotoFragment
        : Schema extends z.ZodArray<infer Element>
          ? readonly Field<Element>[]
          : Schema extends z.ZodObject
            ? Fields<Schema>
            : z.output<Schema>

/** The fields of a block, or of an entry in it, as its component gets them. */
export type Fields<Schema extends z.ZodObject> = {
  readonly [Name in keyof Schema["shape"] as Schema["shape"][Name] extends z.ZodLiteral ? never : Name]: Field<
    Schema["shape"][Name]
  >
}

/** Props of the component of a block. */
export type BlockProps<Schema extends z.ZodObject> = Fields<Schema> & IdSuffix & { page: BlockPage }
