import type { z } from "zod"
import { action, faq, pageMeta } from "../parts/common"
import {
  type Check,
  defineType,
  different,
  drawingFile,
  group,
  heading,
  href,
  list,
  pagePicture,
  sentence,
  slug,
  text,
} from "../../packages/content-engine"
import { hidden, published } from "../parts/visibility"
import { textsAt } from "../parts/texts-at"

const hero = group("FaqPageHero", "Top of the FAQ page.", {
  title: heading("The page's main heading."),
  lead: sentence("Sentences under the heading."),
  ...pagePicture("Picture from side to side of the page."),
})

const topic = group("FaqTopic", "A topic and its questions.", {
  id: slug.describe('Address of the topic on the page: "getting-started" is reached at /faq#getting-started.'),
  title: heading("Name of the topic."),
  picture: drawingFile("The flag of the topic. Without it there is none.").optional(),
  items: list("One to twelve questions.", faq, { min: 1, max: 12 }),
})

const way = { title: heading("Title of the card."), text: sentence("One or two sentences.") }
const link = group("FaqHelpLink", "A way to a person that leads to a page.", { ...way, action })

const help = group("FaqHelp", "What to do when the question is not here.", {
  title: heading("Heading."),
  lead: sentence("Sentence under the heading."),
  chat: group("FaqHelpChat", "The live chat.", {
    ...way,
    button: text("What the button says."),
    inert: text("What is said besides, as long as the button does nothing.").optional(),
    href: href.optional().describe("Where the chat is: a full address. Without it the button does nothing."),
  }).optional(),
  phone: link,
  email: link,
})

const shape = group("FaqPage", "The FAQ page.", {
  published,
  hidden,
  meta: pageMeta,
  hero,
  topics: group("FaqTopics", "The questions by topic.", {
    title: heading("Heading, and the name of the topic list."),
    items: list("One to four topics; the first is shown at first.", topic, { min: 1, max: 4 }),
    all: action.optional().describe("Way to the page with all answers of the site."),
  }),
  help,
})

const topicsDiffer: Check<z.infer<typeof shape>> = ({ topics: { items } }, entry) =>
  (["id", "title"] as const).flatMap(field => different(entry, ["topics", "items"], items, field))

export const faqPage = defineType({
  type: "FaqPage",
  files: "pages/faq.yaml",
  shape,
  page: { path: "/faq", anchors: ({ data }) => textsAt(data, ["topics", "items"], "id") },
  checks: [topicsDiffer],
})
