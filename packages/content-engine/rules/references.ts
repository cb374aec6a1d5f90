import { kept } from "../kept"
import { references } from "../shapes/references"
import { required, walkShape } from "../shapes/shape"
import { possible } from "../suggest"
import { issueIn, namesOf, type Rule } from "./rule"

/** Every text that names another piece of content names one that is there. */
export const referencesResolve: Rule = context => {
  // A thousand posts ask for the same names.
  const asked = kept((shape: Parameters<typeof required>[0]) => {
    const reference = references.get(required(shape))
    const known = reference && namesOf(context, reference, reference.field)?.filter(name => name !== reference.except)
    return known && { known, missing: reference.missing }
  })
  return context.entries.flatMap(entry =>
    walkShape(entry.kind.shape, entry.data, (value, path, shape) => {
      const reference = asked(shape)
      return !reference || reference.known.includes(value)
        ? []
        : [issueIn(entry, path, `${reference.missing(value)}${possible(value, reference.known)}`)]
    }),
  )
}
