import { islandOf } from "../../islands/hydrate"
import { FaqTopics } from "./faq-topics"

export const { hydrate } = islandOf(FaqTopics)
