import { type CheckTogether, type Entry, issueIn, listed } from "../../packages/content-engine"

interface Featurable {
  featured?: boolean | undefined
}

/**
 * As many objects of the type are featured as there is room for; if there are too many, all of them are named, and if
 * there are too few, the first that could be.
 */
export const featuredBetween =
  (least: number, most = Infinity): CheckTogether<Featurable> =>
  (own, { folder: { today } }) => {
    const seen: Entry<Featurable>[] = listed(own, today)
    const featured = seen.filter(({ data }) => data.featured)
    const told = (entries: Entry<Featurable>[], wanted: string, advice: string) =>
      entries.map(entry =>
        issueIn(
          entry,
          ["featured"],
          `${wanted} ${wanted.endsWith(" 1") ? "is" : "are"} shown large, but ${featured.length} have featured: true. Set it to ${advice} here or in another one.`,
        ),
      )
    if (featured.length > most) return told(featured, `At most ${most}`, "false")
    const other = seen.filter(({ data }) => !data.featured).slice(0, 1)
    return featured.length < least ? told(other, `At least ${least}`, "true") : []
  }
