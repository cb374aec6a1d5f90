import type { Node } from "gatsby"
import { confirmationPaths } from "#browser/forms/field-names"
import { firstString } from "#engine"
import { blocksOfType } from "#model/parts/blocks-of"
import { isFormEnabled, type FormSettings } from "#model/parts/delivery"

type Found = Node & FormSettings

/**
 * The pages that say a message without script has arrived, of the forms that deliver and stand on a page. No link leads
 * there: they are hidden, and no content of their own makes them, so that they are in nobody's way while no form
 * delivers.
 */
export const confirmationPages = (getNodes: (type: string) => Found[]) =>
  (["contact", "newsletter"] as const)
    .filter(form => getNodes("Page").some(page => blocksOfType(page, form).length > 0))
    .filter(form => isFormEnabled(getNodes("SiteContent")[0]?.[`${form}Form`]))
    .map(form => ({
      path: confirmationPaths[form],
      component: "src/templates/confirmation.tsx",
      label: firstString(getNodes("Words")[0], [["forms", form, "title"]])?.text,
      context: { form },
    }))
