import { linksOf } from "../pages/links"
import { asWarning } from "../severity"
import { ofEach, type Rule } from "./rule"

/** What programs add to an address, so that its owner knows where a visitor came from. */
const MARK = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igsh(?:id)?|si|ref_src|_hsenc|_hsmi)$/

/** No link counts its visitors for somebody else: what mailings, adverts and assistants add to an address is told. */
const linksUnmarked = ofEach(entry =>
  linksOf(entry).flatMap(({ url, issue }) => {
    if (!/^https?:.*\?/.test(url) || !URL.canParse(url)) return []
    const plain = new URL(url)
    const marks = [...plain.searchParams.keys()].filter(name => MARK.test(name))
    if (marks.length === 0) return []
    for (const name of marks) plain.searchParams.delete(name)
    return [
      asWarning(
        issue(
          `This address says where it was copied from (${[...new Set(marks)].join(", ")}), as those of mailings and assistants do. Write "${plain.href}".`,
        ),
      ),
    ]
  }),
)

export const markedLinkRules: Rule[] = [linksUnmarked]
