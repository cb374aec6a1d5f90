import { asWarning, type Check, issueIn } from "../../packages/content-engine"

/** What of site.yaml stands in the header on phones. */
interface Header {
  name: string
  headerAction: { label: string }
}

/** Letters that the button of the header has room for on the narrowest phones, beside that of the menu. */
const HEADER_BUTTON = 20

/** Letters of the name and of the longest word on the button that a phone of 390 px shows in one row. */
const HEADER_ROW = 28

/** A name and a button that do not stand in one row on phones are told. */
const rowFits: Check<Header> = ({ name, headerAction: { label } }, entry) => {
  const letters = name.length + Math.max(...label.split(/\s/).map(word => word.length))
  return letters > HEADER_ROW
    ? [
        asWarning(
          issueIn(
            entry,
            ["headerAction", "label"],
            `The name and the longest word here have ${letters} letters; a phone has room for ${HEADER_ROW} in one row of the header. Say it in shorter words.`,
          ),
        ),
      ]
    : []
}

/** The button fits beside that of the menu. */
const buttonFits: Check<Header> = ({ headerAction: { label } }, entry) =>
  label.length > HEADER_BUTTON
    ? [
        issueIn(
          entry,
          ["headerAction", "label"],
          `The button of the header has room for ${HEADER_BUTTON} letters on phones, and this has ${label.length}. Say it shorter.`,
        ),
      ]
    : []

/** What has no room in the header is told. */
export const headerChecks = [buttonFits, rowFits]
