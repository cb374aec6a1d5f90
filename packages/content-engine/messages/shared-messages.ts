/** Parts of several messages. */

export const vagueAlt = (text: string) =>
  `"${text}" does not describe the picture. Write what it shows, such as "Two boats at a pier".`

export const placeholder = (text: string) => `"${text}" looks like a placeholder. Write the final text.`

/** A match of a text pattern. */
export interface TextMatch {
  match: string
  /** The word around the match. */
  word: string
  /** A sentence about the Markdown that the field supports. */
  hint: string
}
