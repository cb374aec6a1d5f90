import type { Node } from "gatsby"
import { sentPath } from "../src/browser/forms/names"
import { delivers, type Forms } from "../model/parts/delivery"

/** A page that a message without script leads to. */
interface SentPage {
  path: string
  component: string
  context: { canonical: string; form: string; hidden: true }
  /** The type of content whose page lends its preview image. */
  like: "ContactPage" | "BlogPage"
}

/**
 * The pages that say a message has arrived, of the forms that deliver. No link leads there: they are hidden, and no
 * content of their own makes them, so that they are in nobody's way while no form delivers.
 * @param site what is in site.yaml
 */
export const sentPages = (site: (Node & { forms?: Forms | null }) | undefined): SentPage[] =>
  (["contact", "newsletter"] as const)
    .filter(form => delivers(site?.forms, form))
    .map(form => ({
      path: sentPath[form],
      component: "src/templates/sent.tsx",
      context: { canonical: sentPath[form], form, hidden: true },
      like: form === "contact" ? "ContactPage" : "BlogPage",
    }))
