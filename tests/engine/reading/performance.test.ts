import { validate } from "#model"
import { withFields } from "../../with-fields"
import { post, read, withFiles } from "../fixture"

const [, details = ""] = /^---\n([\s\S]*?)^---$/m.exec(read(post)) ?? []
const short = `---\n${details}---\n\nOne sentence, and [a link](/case-studies).\n`

/** The frozen content with so many short posts besides. */
const grown = (count: number) =>
  withFiles(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `blog/grown-${index}.mdx`,
        withFields(short, {
          title: `The post with the number ${index}`,
          slug: `grown-${index}`,
          excerpt: `What the post with the number ${index} says, for whom it was written, and what they have of it.`,
          featured: false,
          views: `${index}`,
        }),
      ]),
    ),
  )

/** Processor time of the rules between files, in milliseconds: that of the quickest of three looks at read files. */
const timeOf = async (count: number): Promise<number> => {
  const folder = grown(count)
  await validate(folder)
  const times: number[] = []
  for (let look = 0; look < 3; look++) {
    const before = process.cpuUsage()
    await validate(folder)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

// Five times as many posts: rules that compare each with each other would take up to 25 times as long.
test("the check grows with the posts, not with their pairs", async () => {
  const few = await timeOf(50)
  const many = await timeOf(250)
  expect(many / few).toBeLessThan(12)
}, 120_000)
