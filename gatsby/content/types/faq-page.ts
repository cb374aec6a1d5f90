import { z } from "zod"
import { action, faq, heading, pageMeta, slug, text } from "../schema/common"
import { defineType } from "./shared/define"
import { textsAt } from "./shared/texts-at"
import { type Check, different } from "../rules/rule"

const hero = z
  .strictObject({
    title: heading("The page's main heading."),
    lead: text("Sentences under the heading."),
    sceneAlt: text("What the drawing shows, for people who do not see it."),
  })
  .meta({ id: "FaqPageHero", description: "Top of the FAQ page." })

const topic = z
  .strictObject({
    id: slug.describe('Anchor of the topic: "getting-started" is reached at /faq#getting-started.'),
    title: heading("Name of the topic."),
    icon: z
      .enum(["quarters", "saltire", "pales", "cross"])
      .meta({ id: "FaqTopicIcon", description: "The topic's signal flag (src/scenes/topic-flag.tsx)." }),
    items: z.array(faq).length(3).describe("Exactly three questions."),
  })
  .meta({ id: "FaqTopic", description: "A topic and its questions." })

const way = { title: heading("Title of the card."), text: text("One or two sentences.") }
const link = z
  .strictObject({ ...way, action })
  .meta({ id: "FaqHelpLink", description: "A way to a person that leads to a page." })

const help = z
  .strictObject({
    title: heading("Heading."),
    lead: text("Sentence under the heading."),
    chat: z
      .strictObject({ ...way, button: text("What the button says. It does nothing by itself.") })
      .meta({ id: "FaqHelpChat", description: "The live chat." }),
    phone: link,
    email: link,
  })
  .meta({ id: "FaqHelp", description: "What to do when the question is not here." })

const shape = z
  .strictObject({
    meta: pageMeta,
    hero,
    topics: z
      .strictObject({
        title: heading("Heading, and the name of the topic list."),
        items: z.array(topic).length(4).describe("Exactly four topics; the first is shown at first."),
      })
      .meta({ id: "FaqTopics", description: "The questions by topic." }),
    help,
  })
  .meta({ id: "FaqPage", description: "The FAQ page." })

const topicsDiffer: Check<z.infer<typeof shape>> = ({ topics: { items } }, entry) =>
  (["id", "title", "icon"] as const).flatMap(field => different(entry, ["topics", "items"], items, field))

export const faqPage = defineType({
  type: "FaqPage",
  files: "pages/faq.yaml",
  shape,
  page: { path: "/faq", anchors: ({ data }) => textsAt(data, ["topics", "items"], "id") },
  preview: () => ({ scene: "signal-flags" }),
  checks: [topicsDiffer],
})
