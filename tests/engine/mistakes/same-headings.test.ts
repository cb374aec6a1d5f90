import { toldAfter } from "../fixture"
import { post, tryMistakes } from "./try-mistakes"

const heading = "## The second heading"

tryMistakes({
  "a heading twice": [post, heading, "## The first heading"],
  "a heading twice, in other capitals and signs": [post, heading, "## The **First** Heading?"],
  "a heading twice, on two levels": [post, heading, "### The first heading"],
  "a heading twice, in a note": [post, "It holds **strong words**.", "### The first heading\n\nIt holds words."],
  "a section of a legal text twice": ["legal/privacy.mdx", "## Another section", "## One section"],
})

test("headings of which a page shows one or the other may be the same", async () => {
  const when = (state: string) => `<WhenForm name="contact" state="${state}">\n\n## The form\n\nText.\n\n</WhenForm>`
  expect(await toldAfter(post, heading, `${when("on")}\n\n${when("off")}\n\n${heading}`)).toEqual([])
})
