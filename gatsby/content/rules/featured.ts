import type { Entry } from "../entry"
import { listed } from "../publication"
import { type CheckTogether, issueIn } from "./rule"

interface Featurable {
  featured: boolean
}

const issueAt = (entry: Entry<Featurable> | undefined, wanted: string, count: number) =>
  entry
    ? [
        issueIn(
          entry,
          ["featured"],
          `${wanted} must be featured, but ${count} are. Change "featured" here or in another one.`,
        ),
      ]
    : []

const split = (own: Entry<Featurable>[]) => ({
  featured: own.filter(({ data }) => data.featured),
  other: own.find(({ data }) => !data.featured),
})

/** At least `count` objects of the type are featured; if there are too few, the first that could be is named. */
export const atLeastFeatured =
  (count: number): CheckTogether<Featurable> =>
  (own, { folder: { today } }) => {
    const { featured, other } = split(listed(own, today))
    return featured.length < count ? issueAt(other, `At least ${count}`, featured.length) : []
  }

/** Exactly `count` objects of the type are featured; if there are too many, the first beyond is named. */
export const exactlyFeatured =
  (count: number): CheckTogether<Featurable> =>
  (own, { folder: { today } }) => {
    const { featured, other } = split(listed(own, today))
    const place = featured.length > count ? featured[count] : other
    return featured.length === count ? [] : issueAt(place, `Exactly ${count}`, featured.length)
  }
