/**
 * Groups and descriptions in menus of block types. In Decap, menu items have only a label, which is also the
 * heading of each added block.
 */
import type { FormConfig } from "../config"

/** Adds groups and descriptions to each menu of blocks that opens. Styles are in write-admin.ts. */
export const describeBlockMenus = ({ collections }: FormConfig) => {
  const types = collections.flatMap(({ fields = [] }) => fields).flatMap(field => field.types ?? [])
  const typesByLabel = new Map(types.map(type => [type.label, type]))
  const describe = () => {
    let currentGroup: unknown
    for (const item of document.querySelectorAll("[role=menuitem]:not([aria-description])")) {
      const type = typesByLabel.get(item.textContent)
      if (!type) continue
      const { group, hint } = type
      if (group !== currentGroup) {
        const heading = document.createElement("b")
        heading.textContent = String(group)
        item.before(heading)
      }
      currentGroup = group
      item.setAttribute("aria-description", String(hint))
    }
  }
  new MutationObserver(describe).observe(document.body, { childList: true, subtree: true })
}
