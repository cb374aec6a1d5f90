import type { Node } from "gatsby"
import { confirmationPaths } from "#browser/forms/field-names"
import { firstString } from "#engine"
import { type FormSettings, isFormEnabled } from "#model/shared/delivery"
import { blocksOfType } from "#model/shared/unvalidated-data"

type FormSettingsNode = Node & FormSettings

/**
 * Returns the confirmation page of each enabled form that a page contains, for visitors without JavaScript. These
 * pages have no content file, because sites without forms do not need them.
 */
export const confirmationPages = (getNodes: (type: string) => FormSettingsNode[]) =>
  (["contact", "newsletter"] as const)
    .filter(form => getNodes("Page").some(page => blocksOfType(page, form).length > 0))
    .filter(form => isFormEnabled(getNodes("SiteContent")[0]?.[`${form}Form`]))
    .map(form => ({
      path: confirmationPaths[form],
      component: "src/templates/confirmation.tsx",
      label: firstString(getNodes("Words")[0], [["forms", form, "title"]])?.text,
      context: { form },
    }))
