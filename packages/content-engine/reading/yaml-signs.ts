/** A mistake of YAML's grammar, by its offset in the text. */
export interface YamlProblem {
  offset: number
  message: string
}

export const QUOTE = 'Put the whole text in "double quotes".'

/** Signs that mean something to YAML where a text begins, by what is behind the name of its field or its hyphen. */
const SIGNS: [value: RegExp, message: string][] = [
  [
    /^-(?=\s|$)/,
    `An entry of a list stands on a line of its own, below the name of the list. If this is a text: ${QUOTE.replace("Put", "put")}`,
  ],
  [/^&(?=\s|$)/, `A text cannot begin with "&". ${QUOTE}`],
  [/^\*(?=[\s*]|$)/, `A text cannot begin with "*". ${QUOTE}`],
  [/^[|](?=[ \t]*[^\s#\d+-]|[ \t]*[\d+-]{1,2}[ \t]+[^\s#])/, `A text cannot begin with "|". ${QUOTE}`],
  [/^>(?=[ \t]*[^\s#\d+-]|[ \t]*[\d+-]{1,2}[ \t]+[^\s#])/, `A text cannot begin with ">". ${QUOTE}`],
  [/^\?(?=\s)/, `A text cannot begin with "?". ${QUOTE}`],
  [/^:(?=\s)/, `A text cannot begin with ":". ${QUOTE}`],
  [/^\[[^\]\n]*\](?=[ \t]*[^\s#,])/, `A text cannot begin with "[". ${QUOTE}`],
  [/^\{[^}\n]*\}(?=[ \t]*[^\s#,])/, `A text cannot begin with "{". ${QUOTE}`],
]

/** What stands before a value on its line. */
const LEAD = /^[ \t]*(?:- +)*(?:[\w-]+:[ \t]+)?/

/**
 * @param text of which a line has a mistake
 * @param offset of the mistake
 * @returns what is wrong with the sign that the value of that line begins with, if it is that
 */
export const signBefore = (text: string, offset: number): YamlProblem | undefined => {
  const start = text.lastIndexOf("\n", offset - 1) + 1
  const line = text.slice(start).split("\n")[0] ?? ""
  const lead = LEAD.exec(line)?.[0].length ?? 0
  if (!/[:-]/.test(line.slice(0, lead))) return undefined
  const [, message] = SIGNS.find(([value]) => value.test(line.slice(lead))) ?? []
  return message === undefined ? undefined : { offset: start + lead, message }
}

/** A line that begins with another sign than the hyphen of a list. */
export const ANOTHER_SIGN = /^[ \t]*(?:[–—•·▪◦*+]|--)[ \t]*[^\s*-]/
