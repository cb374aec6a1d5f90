/** A page by its address and its title. */
export type Listed = readonly [path: string, title: string]

/** Pages that are shown at most. */
const MOST = 3

/** From 0 (nothing in common) to 1: below it a suggestion is a guess. */
const ALIKE = 0.4

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `

const pairsOf = (text: string): string[] => [...text].slice(1).map((letter, index) => `${text[index] ?? ""}${letter}`)

/**
 * How many pairs of letters two texts share, of all that they have: letters may be missing, doubled or turned round.
 */
const likeness = (one: string, other: string): number => {
  const [pairs, rest] = [pairsOf(plain(one)), pairsOf(plain(other))]
  const total = pairs.length + rest.length
  const shared = pairs.filter(pair => {
    const place = rest.indexOf(pair)
    if (place >= 0) rest.splice(place, 1)
    return place >= 0
  })
  return (2 * shared.length) / total
}

const lastOf = (path: string) => path.split("/").filter(Boolean).at(-1) ?? ""

/**
 * The pages whose addresses are most like one that is not there, the nearest first: as a whole, or by their last part
 * alone, which is what stays when a page has moved.
 */
export const nearest = (path: string, pages: readonly Listed[]): Listed[] =>
  pages
    .map(page => ({ page, rank: Math.max(likeness(path, page[0]), likeness(lastOf(path), lastOf(page[0]))) }))
    .filter(({ rank }) => rank >= ALIKE)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST)
    .map(({ page }) => page)
