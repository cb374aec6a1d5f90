import { block, group, heading, listBy, sentence, text } from "../../../packages/content-engine"

export const tools = block("tools", "ToolsBlock", "Technologies, each with what it is for.", {
  title: heading("Heading."),
  lead: sentence("Sentence beside the heading.").optional(),
  items: listBy(
    "name",
    "One to sixteen technologies.",
    group("Tool", "A technology.", { name: text("Name of the technology."), role: text("What it is for.") }),
    { min: 1, max: 16 },
  ),
})
