import { isoDate, isRealDay } from "../iso-date"
import { type Dated, publicationOf } from "../publication"
import { ALL_POSTS } from "../routes"
import type { DataPath } from "../source"
import { possible } from "../suggest"
import type { Entry } from "../validate"
import { issueIn, namesOf, ofType, onEach, type Rule, whenComplete } from "./rule"

/** How many posts the blog shows large. */
const FEATURED = 2

/** Posts and popular topics name categories that exist. */
const categoriesExist: Rule = context => {
  const all = namesOf(context, "BlogCategory", "id")
  if (!all) return []
  const known = all.filter(id => id !== ALL_POSTS)
  const check = (entry: Entry, path: DataPath, id: string, ids: string[]) =>
    ids.includes(id)
      ? []
      : [issueIn(entry, path, `There is no category "${id}" in content/blog-categories.yaml.${possible(id, ids)}`)]
  return [
    ...onEach<{ category: string; topics: string[] }>("BlogPost", ({ category, topics }, entry) => [
      ...check(entry, ["category"], category, known),
      ...topics.flatMap((topic, index) => check(entry, ["topics", index], topic, known)),
    ])(context),
    ...onEach<{ topics: { items: string[] } }>("BlogPage", ({ topics: { items } }, entry) => [
      ...items.flatMap((topic, index) => check(entry, ["topics", "items", index], topic, all)),
    ])(context),
  ]
}

/** The list of all posts is one of the categories. */
const allListed: Rule = context => {
  const [first] = ofType(context.entries, "BlogCategory")
  const ids = namesOf(context, "BlogCategory", "id")
  if (!first || !ids || ids.includes(ALL_POSTS)) return []
  return [
    first.source.issue(
      [],
      `The category "${ALL_POSTS}" is missing. Add an entry with id: ${ALL_POSTS}; it lists every post.`,
    ),
  ]
}

/** Exactly two posts are featured. Beyond two, each further one is named; below, the first that could be, which drafts cannot. */
const twoFeatured: Rule = ({ entries, folder: { today } }) => {
  const posts = ofType(entries, "BlogPost")
  const featured = posts.filter(entry => entry.data.featured === true)
  const message = `Exactly ${FEATURED} posts are shown large on the blog, but ${featured.length} have featured: true.`
  if (featured.length > FEATURED)
    return featured
      .slice(FEATURED)
      .map(entry => issueIn(entry, ["featured"], `${message} Set it to false here or in another post.`))
  const candidate = posts.find(
    ({ data }) => data.featured !== true && publicationOf(data as unknown as Dated, today) === "published",
  )
  if (featured.length === FEATURED || !candidate) return []
  return [issueIn(candidate, ["featured"], `${message} Set it to true here or in another post.`)]
}

/** The calendar has the day of a post. */
const datesExist = onEach<{ date: string }>("BlogPost", ({ date }, entry) =>
  isRealDay(isoDate(date))
    ? []
    : [issueIn(entry, ["date"], `The calendar has no "${date}". Correct the day or the month.`)],
)

/** What the blog needs that no single file can know. */
export const blogRules: Rule[] = [categoriesExist, allListed, whenComplete(twoFeatured), datesExist]
