import { closest } from "fastest-levenshtein"
import { ALL_POSTS } from "./routes"
import type { DataPath, Issue } from "./source"
import type { Entry } from "./validate"

/** How many posts the blog shows large. */
const FEATURED = 2

const ofType = (entries: Entry[], type: string) => entries.filter(entry => entry.type === type)

const unknownCategory = (entry: Entry, path: DataPath, id: string, known: string[]): Issue[] => {
  if (known.includes(id)) return []
  const message = `There is no category "${id}" in content/blog-categories.yaml. Nearest: "${closest(id, known)}".`
  return [entry.source.issue([...entry.base, ...path], message)]
}

/** Posts and popular topics name categories that exist. */
const categoriesExist = (entries: Entry[]): Issue[] => {
  const all = ofType(entries, "BlogCategory").map(entry => String(entry.data.id))
  const known = all.filter(id => id !== ALL_POSTS)
  const ofPosts = ofType(entries, "BlogPost").flatMap(entry => [
    ...unknownCategory(entry, ["category"], String(entry.data.category), known),
    ...(entry.data.topics as string[]).flatMap((topic, index) => unknownCategory(entry, ["topics", index], topic, known)),
  ])
  const ofTopics = ofType(entries, "BlogPage").flatMap(entry =>
    (entry.data.topics as { items: string[] }).items.flatMap((topic, index) => unknownCategory(entry, ["topics", "items", index], topic, all)),
  )
  return [...ofPosts, ...ofTopics]
}

/** The list of all posts is one of the categories. */
const allListed = (entries: Entry[]): Issue[] => {
  const categories = ofType(entries, "BlogCategory")
  if (categories.length === 0 || categories.some(entry => entry.data.id === ALL_POSTS)) return []
  return [categories[0]!.source.issue([], `The category "${ALL_POSTS}" is missing. Add an entry with id: ${ALL_POSTS}; it lists every post.`)]
}

/** Exactly two posts are featured. Beyond two, each further one is named; below, the first post that could be. */
const twoFeatured = (entries: Entry[]): Issue[] => {
  const posts = ofType(entries, "BlogPost")
  const featured = posts.filter(entry => entry.data.featured === true)
  const message = `Exactly ${FEATURED} posts are shown large on the blog, but ${featured.length} have featured: true.`
  if (featured.length > FEATURED)
    return featured.slice(FEATURED).map(entry => entry.source.issue(["featured"], `${message} Set it to false here or in another post.`))
  const candidate = posts.find(entry => entry.data.featured !== true)
  if (featured.length === FEATURED || !candidate) return []
  return [candidate.source.issue(["featured"], `${message} Set it to true here or in another post.`)]
}

/** What the blog needs that no single file can know. */
export const blogRules = (entries: Entry[]): Issue[] => [...categoriesExist(entries), ...allListed(entries), ...twoFeatured(entries)]
