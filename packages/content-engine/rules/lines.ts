import type { ContentFolder, Issue, Place } from "../entry"
import { withoutCode } from "../prose/code"

/** An issue of a file inside content/, at a place in it. */
export const inFile = (file: string, message: string, place: Place = { line: 1, column: 1 }): Issue => ({
  file: `content/${file}`,
  ...place,
  path: "",
  message,
})

/** Something in a line of a file, as it is written. */
export interface InLine {
  /** Where in the line, from 0. */
  offset: number
  message: string
}

/**
 * Looks at every line of the files as it is written, whatever it holds, but for comments of YAML and code of prose.
 * @param texts of the files by their path inside content/
 * @param strange what a text has to hold for anything to be found in it: most hold nothing of it
 * @param look what is found in a line
 */
export const inLines = (
  texts: ContentFolder["texts"],
  strange: RegExp,
  look: (line: string, isYaml: boolean) => InLine[],
): Issue[] =>
  [...texts].flatMap(([file, text]) => {
    const isYaml = file.endsWith("yaml")
    if (!strange.test(text)) return []
    const lines = text.split("\n")
    return (isYaml ? lines : withoutCode(lines)).flatMap((line, index) => {
      if (!strange.test(line) || (isYaml && /^\s*#/.test(line))) return []
      return look(line, isYaml).map(({ offset, message }) =>
        inFile(file, message, { line: index + 1, column: offset + 1 }),
      )
    })
  })
