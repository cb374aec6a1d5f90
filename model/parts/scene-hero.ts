import { action } from "./common"
import { group, heading, pageDrawing, sentence } from "../../packages/content-engine"

/**
 * Top of a page: heading, what it means, the call to action, and the page's drawing.
 * @param alternative what the drawing shows, for people who do not see it
 */
export const sceneHero = (alternative: string) =>
  group("SceneHero", "Top of a page, over a full-bleed drawing.", {
    title: heading("The page's main heading."),
    lead: sentence("Sentences beside the heading."),
    primary: action.describe("Main call to action."),
    secondary: action.optional().describe("Second, quieter call to action."),
    ...pageDrawing("SceneHero", alternative),
  })
