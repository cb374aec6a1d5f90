import {
  drawingFile,
  filled,
  group,
  heading,
  href,
  questionId,
  searchDescription,
  sentence,
  sentences,
  slug,
  text,
} from "../../packages/content-engine"

/** What several kinds of content have. */

export const action = group("Action", "A button or link.", { label: text("What the button or link says.", 40), href })

export const pageMeta = group("PageMeta", "What search engines and previews show of a page.", {
  title: text("Title in the browser tab and in search results, without the brand name.", 60),
  description: searchDescription("Description in search results and previews: 50 to 170 characters."),
  picture: drawingFile(
    "What the image shows that other sites show of the page, where that is not its own picture.",
  ).optional(),
})

export const textItem = group("TextItem", "A heading and its sentence.", {
  title: heading("Heading of the item."),
  text: sentence("One or two sentences."),
})

/** A figure that stands large in a block. */
export const figure = {
  figure: text("A figure that matters here, shown large.").optional(),
  figureLabel: text("What the figure counts.").optional(),
}

export const faq = group("Faq", "A question and its answer.", {
  id: filled(
    slug
      .describe(
        'Address of the answer on its page, such as "refunds" for /pricing#refunds. Without it, it is made of the question; keep it when you reword that.',
      )
      .meta({ examples: ["refunds"] }),
  ),
  question: text("The question, as a visitor would ask it."),
  answer: sentences("A short, complete answer."),
}).overwrite(own => ({ ...own, id: own.id ?? questionId(own.question) }))

export const stat = group("Stat", "A figure and what it counts.", {
  value: text("The figure, as shown."),
  label: text("What it counts."),
})
