import type { Node } from "gatsby"
import { sentPath } from "#browser/forms/names"
import { firstText } from "#engine"
import { blocksOf } from "#model/parts/blocks-of"
import { delivers, type Forms } from "#model/parts/delivery"

type Found = Node & Forms

/**
 * The pages that say a message without script has arrived, of the forms that deliver and stand on a page. No link leads
 * there: they are hidden, and no content of their own makes them, so that they are in nobody's way while no form
 * delivers.
 */
export const sentPages = (nodesOf: (type: string) => Found[]) =>
  (["contact", "newsletter"] as const)
    .filter(form => nodesOf("Page").some(page => blocksOf(page, form).length > 0))
    .filter(form => delivers(nodesOf("SiteContent")[0]?.[`${form}Form`]))
    .map(form => ({
      path: sentPath[form],
      component: "src/templates/sent.tsx",
      label: firstText(nodesOf("Words")[0], [["forms", form, "title"]])?.text,
      context: { form },
    }))
