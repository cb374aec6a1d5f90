import { block, group, heading, list, text } from "../../../packages/content-engine"

const statement = group("Statement", "What somebody says.", {
  name: text("Who says it."),
  role: text("Their role."),
  quote: text("What they say, without quotation marks."),
})

export const statements = block("statements", "StatementsBlock", "What people of the team say, free to print.", {
  title: heading("Heading, for assistive technology."),
  items: list("One to four, the first one set large.", statement, { min: 1, max: 4 }),
})
