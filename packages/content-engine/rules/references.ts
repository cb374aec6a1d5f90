import { references } from "../shapes/references"
import { required, walkShape } from "../shapes/shape"
import { possible } from "../suggest"
import { issueIn, namesOf, type Rule } from "./rule"

/** Every text that names another piece of content names one that is there. */
const referencesResolve: Rule = context =>
  context.entries.flatMap(entry =>
    walkShape(entry.kind.shape, entry.data, (value, path, shape) => {
      const reference = references.get(required(shape))
      const known = reference && namesOf(context, reference, reference.field)?.filter(name => name !== reference.except)
      return !known || known.includes(value)
        ? []
        : [issueIn(entry, path, `${reference.missing(value)}${possible(value, known)}`)]
    }),
  )

export const referenceRules: Rule[] = [referencesResolve]
