import hash from "@emotion/full-hash"

/** Characters of a name: 1.7 million names, for the few hundred rules of the site. */
const LENGTH = 4

const known = new Map<string, string>()

/**
 * Emotion's hash, which names the class of every rule, cut to four characters: the names are most of what does not compress in a page
 * (decision 8). Takes the place of `@emotion/hash` in the bundles (`gatsby/on-create-webpack-config.ts`).
 * @throws while the pages are rendered, if two rules would share a name
 */
const shortHash = (rules: string): string => {
  const name = hash(rules).slice(-LENGTH)
  if (typeof document === "undefined") {
    const other = known.get(name) ?? rules
    if (other !== rules)
      throw new Error(
        `Two rules have the same name "${name}". Raise LENGTH in src/theme/short-hash.ts by one.\n${other}\n${rules}`,
      )
    known.set(name, rules)
  }
  return name
}

export default shortHash
