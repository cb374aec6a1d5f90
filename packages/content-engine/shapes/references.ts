import { z } from "zod"

/**
 * Where a text names another piece of content: its GraphQL type, the field that holds the name, and the one people know
 * it by.
 */
interface Reference {
  type: string
  field: string
  shown: string
  /** A name that stands for no single one, and cannot be referred to here. */
  except?: string
  /** What to say where nothing has the name. */
  missing(name: string): string
}

/** The fields whose texts are names of other content; the rule "references resolve" looks each of them up. */
export const references = z.registry<Reference>()
