import type { z } from "zod"
import type { FilledShape, PictureShape } from "#engine"

/** What a block is told of the page that it stands on. */
export interface PageOfBlock {
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
type Field<Shape> =
  Shape extends FilledShape<infer Inner>
    ? Field<Inner>
    : Shape extends z.ZodOptional<infer Inner>
      ? Field<Inner> | null
      : Shape extends PictureShape
        ? Queries.PhotoFragment
        : Shape extends z.ZodArray<infer Element>
          ? readonly Field<Element>[]
          : Shape extends z.ZodObject
            ? Fields<Shape>
            : z.output<Shape>

/** The fields of a block, or of an entry in it, as its component gets them. */
export type Fields<Shape extends z.ZodObject> = {
  readonly [Name in keyof Shape["shape"] as Shape["shape"][Name] extends z.ZodLiteral ? never : Name]: Field<
    Shape["shape"][Name]
  >
}

/** Props of the component of a block. */
export type BlockProps<Shape extends z.ZodObject> = Fields<Shape> & IdSuffix & { page: PageOfBlock }
