/** Parts of several messages. */

export const vagueAlt = (text: string) =>
  `"${text}" does not say what the picture shows. Write it as you would on the phone, such as "Two boats at a pier".`

/** What a row about texts has found: the sign, the word around it, and what its field knows of Markdown. */
export interface TextMatch {
  sign: string
  word: string
  marks: string
}
