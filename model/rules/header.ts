import { type Check, issueIn } from "../../packages/content-engine"

/** What of site.yaml stands in the header on phones. */
interface Header {
  headerAction: { label: string }
}

/** Letters that the button of the header has room for on the narrowest phones, beside that of the menu. */
const HEADER_BUTTON = 20

/** The button fits beside that of the menu. */
export const buttonFits: Check<Header> = ({ headerAction: { label } }, entry) =>
  label.length > HEADER_BUTTON
    ? [
        issueIn(
          entry,
          ["headerAction", "label"],
          `The button of the header has room for ${HEADER_BUTTON} letters on phones, and this has ${label.length}. Say it shorter.`,
        ),
      ]
    : []
