import { type CheckTogether, type Entry, issueIn, listed } from "../../packages/content-engine"

interface Featurable {
  featured: boolean
}

const issuesAt = (entries: Entry<Featurable>[], wanted: string, count: number) =>
  entries.map(entry =>
    issueIn(
      entry,
      ["featured"],
      `${wanted} must be featured, but ${count} are. Change "featured" here or in another one.`,
    ),
  )

const split = (own: Entry<Featurable>[]) => ({
  featured: own.filter(({ data }) => data.featured),
  other: own.filter(({ data }) => !data.featured).slice(0, 1),
})

/** At least `count` objects of the type are featured; if there are too few, the first that could be is named. */
export const atLeastFeatured =
  (count: number): CheckTogether<Featurable> =>
  (own, { folder: { today } }) => {
    const { featured, other } = split(listed(own, today))
    return featured.length < count ? issuesAt(other, `At least ${count}`, featured.length) : []
  }

/** Exactly `count` objects of the type are featured; if there are too many, all of them are named. */
export const exactlyFeatured =
  (count: number): CheckTogether<Featurable> =>
  (own, { folder: { today } }) => {
    const { featured, other } = split(listed(own, today))
    const places = featured.length > count ? featured : other
    return featured.length === count ? [] : issuesAt(places, `Exactly ${count}`, featured.length)
  }
