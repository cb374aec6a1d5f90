/** A page by its address and its title. */
export type Listed = readonly [path: string, title: string]

/** Pages that are shown at most. */
const MOST = 3

/** From 0 (nothing in common) to 1: below it a suggestion is a guess. */
const ALIKE = 0.4

/** Pairs of neighboring letters, of words alone; each word begins and ends with a space. */
const pairsOf = (path: string): Set<string> => {
  const words = path.toLowerCase().replace(/[\W_]+/g, " ")
  return new Set([...words].map((letter, index) => letter + (words[index + 1] ?? " ")))
}

/**
 * How many pairs of letters two texts share, of all that they have: letters may be missing, doubled or turned round.
 */
const likeness = (one: string, other: string): number => {
  const [pairs, rest] = [pairsOf(one), pairsOf(other)]
  return (2 * [...pairs].filter(pair => rest.has(pair)).length) / (pairs.size + rest.size)
}

const lastOf = (path: string) => path.replace(/.*(?=\/.)/, "")

/**
 * The pages whose addresses are most like one that is not there, the nearest first: as a whole, or by their last part
 * alone, which is what stays when a page has moved.
 */
export const nearest = (path: string, pages: readonly Listed[]): Listed[] =>
  pages
    .map(page => [Math.max(likeness(path, page[0]), likeness(lastOf(path), lastOf(page[0]))), page] as const)
    .filter(([rank]) => rank >= ALIKE)
    .sort(([one], [other]) => other - one)
    .slice(0, MOST)
    .map(([, page]) => page)
