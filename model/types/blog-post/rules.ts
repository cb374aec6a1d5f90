import type { z } from "zod"
import { postLabels } from "../../../src/scenes/posts/labels"
import {
  asWarning,
  type Check,
  didYouMean,
  isoDate,
  isRealDay,
  issueIn,
  labelsFit,
  oneOfBoth,
  publicationOf,
  readDetails,
} from "../../../packages/content-engine"
import { changedPart } from "../../parts/reading-time"
import type { shape } from "./shape"

type Data = z.infer<typeof shape>

/** Before it there was no web. */
const FIRST_YEAR = 1991

/** Years ahead for which nobody plans a post. */
const FAR = 10

/** The calendar has the day of a post, and it is one of our time. */
export const dateExists: Check<Data> = ({ date }, entry, { folder: { today } }) => {
  if (!isRealDay(isoDate(date)))
    return [issueIn(entry, ["date"], `The calendar has no "${date}". Correct the day or the month.`)]
  const year = Number(isoDate(date).slice(0, 4))
  const ahead = year - Number(today.slice(0, 4))
  if (year < FIRST_YEAR)
    return [issueIn(entry, ["date"], `No blog is as old as ${year}. Correct the year: visitors read it.`)]
  if (ahead > FAR) return [issueIn(entry, ["date"], `${year} is ${ahead} years ahead. Correct the year.`)]
  return ahead > 1
    ? [
        asWarning(
          issueIn(entry, ["date"], `Nobody sees this post before ${year}. Correct the year if that is not meant.`),
        ),
      ]
    : []
}

/** What stands between two names. */
const AND = / *(?:[,;/&+]| and ) */

/**
 * Whether somebody is meant who is not called so: an author whose name is nearly that of somebody of the team is that
 * person, misspelt, and would have no portrait; two at once are nobody.
 */
export const authorSpelt: Check<Data> = ({ author }, entry, { entries }) => {
  const names = entries.flatMap(({ type, data }) => (type === "TeamMember" ? [String(data.name)] : []))
  if (names.includes(author)) return []
  if (/@|^https?:|^www\./.test(author))
    return [issueIn(entry, ["author"], `"${author}" is an address, and visitors would read it. Write who wrote it.`)]
  const parts = author.split(AND).filter(Boolean)
  const turned = parts.toReversed().join(" ")
  const meant = didYouMean(author, names) || (names.includes(turned) ? ` Did you mean "${turned}"?` : "")
  if (meant) return [asWarning(issueIn(entry, ["author"], `Nobody in team.yaml is called "${author}".${meant}`))]
  // "Ana & Sons" is one author.
  return parts.length > 1 && parts.every(name => names.includes(name) || /^\p{Lu}\S* \p{Lu}/u.test(name))
    ? [
        asWarning(
          issueIn(
            entry,
            ["author"],
            `These are ${parts.length} names, and a post has one author, with a portrait. Write "${parts[0]}" alone, and name the others in the text.`,
          ),
        ),
      ]
    : []
}

/** An excerpt is whole sentences: what was copied to its limit breaks off. */
export const excerptEnds: Check<Data> = ({ excerpt }, entry) =>
  /[\p{L}\p{N},;:–-]$/u.test(excerpt.trim())
    ? [
        asWarning(
          issueIn(entry, ["excerpt"], "This breaks off within a sentence. Write the sentence to its full stop."),
        ),
      ]
    : []

/** A post is in the list of its category already. */
export const topicsFurther: Check<Data> = ({ category, topics = [] }, entry) =>
  topics.flatMap((topic, index) =>
    topic === category
      ? [asWarning(issueIn(entry, ["topics", index], `"${topic}" is its category already. Take it out here.`))]
      : [],
  )

/** From this part of its words on, the matter of a post has changed, and not only its wording. */
const MUCH = 0.15

/** Whoever has read a post is told when much of it changes. */
export const correctionTold: Check<Data> = (data, entry, { folder: { committed, today } }) => {
  const before = committed?.get(entry.file)
  if (before === undefined) return []
  const details = readDetails(before) as Partial<Data> | undefined
  const wasPublished = details?.date !== undefined && publicationOf(details, today) === "published"
  if (!wasPublished || data.draft || data.update?.date !== details.update?.date) return []
  const [, , ...prose] = before.split(/^---$/m)
  const part = changedPart(prose.join("---"), entry.source.body)
  return part < MUCH
    ? []
    : [
        asWarning(
          issueIn(
            entry,
            data.update ? ["update", "date"] : ["date"],
            `${Math.round(part * 100)}% of the words of this published post are changed. If the matter changed too, tell its readers: "update" with the day and one line.`,
          ),
        ),
      ]
}

/** A correction comes after what it corrects, and has happened. */
export const updateFollows: Check<Data> = ({ date, update }, entry, { folder: { today } }) => {
  if (!update) return []
  const at = ["update", "date"]
  const [first, then] = [isoDate(date), isoDate(update.date)]
  if (!isRealDay(then))
    return [issueIn(entry, at, `The calendar has no "${update.date}". Correct the day or the month.`)]
  if (then < first) return [issueIn(entry, at, `The post is of ${date}. Correct one of the two dates.`)]
  return then > today ? [issueIn(entry, at, `${update.date} has not come yet. Put the day of the change here.`)] : []
}

/** The picture is a drawing with its words, or a file. */
export const pictureShown: Check<Data> = ({ scene: shown }, entry) => [
  ...oneOfBoth(entry, ["scene"], shown),
  ...labelsFit(entry, ["scene", "labels"], shown?.drawing && postLabels[shown.drawing], shown?.labels),
]
