import { validate } from "#model"
import { setFields } from "../../set-fields"
import { postFile, readFixture, withFiles } from "../fixture"

const [, frontmatter = ""] = /^---\n([\s\S]*?)^---$/m.exec(readFixture(postFile)) ?? []
const shortPost = `---\n${frontmatter}---\n\nOne sentence, and [a link](/case-studies).\n`

/** Returns the fixture content with additional short posts. */
const withPosts = (count: number) =>
  withFiles(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `blog/post-${index}.mdx`,
        setFields(shortPost, {
          title: `The post with the number ${index}`,
          slug: `numbered-post-${index}`,
          excerpt: `What the post with the number ${index} says, for whom it was written, and what they have of it.`,
          featured: false,
          views: `${index}`,
        }),
      ]),
    ),
  )

/** Measures the processor time of cross-file rules in ms: the fastest of three runs after one that fills the caches. */
const measureTime = async (count: number): Promise<number> => {
  const content = withPosts(count)
  await validate(content)
  const times: number[] = []
  for (let run = 0; run < 3; run++) {
    const before = process.cpuUsage()
    await validate(content)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

describe("validate", () => {
  // Rules that compare pairs of posts would take up to 25 times as long for five times as many.
  test("scales linearly with the number of posts", async () => {
    const small = await measureTime(50)
    const large = await measureTime(250)
    expect(large / small).toBeLessThan(12)
  }, 120_000)
})
