import type { Node } from "gatsby"
import { sentPath } from "../src/browser/forms/names"
import { blocksOf } from "../model/parts/blocks-of"
import { delivers, type Forms } from "../model/parts/delivery"

/** A page that a message without script leads to. */
interface SentPage {
  path: string
  component: string
  context: { canonical: string; form: string; hidden: true }
  /** A page that the form is on: it lends its preview image. */
  like: Node
}

type Found = Node & { forms?: Forms | null }

/** Pages with a block of a form. */
const pagesWith = (form: string, nodesOf: (type: string) => Found[]) =>
  nodesOf("Page").filter(page => blocksOf(page, form).length > 0)

/**
 * The pages that say a message has arrived, of the forms that deliver and stand on a page. No link leads there: they
 * are hidden, and no content of their own makes them, so that they are in nobody's way while no form delivers.
 */
export const sentPages = (nodesOf: (type: string) => Found[]): SentPage[] =>
  (["contact", "newsletter"] as const).flatMap(form => {
    const [like] = pagesWith(form, nodesOf)
    if (!like || !delivers(nodesOf("SiteContent")[0]?.forms, form)) return []
    const path = sentPath[form]
    return [{ path, component: "src/templates/sent.tsx", context: { canonical: path, form, hidden: true }, like }]
  })
