/** A mistake of YAML's grammar, by its offset in the text. */
export interface YamlProblem {
  offset: number
  message: string
}

export const QUOTE = 'Put the whole text in "double quotes".'

/** @returns what is told of a text that begins with a sign of YAML's */
export const beginsWith = (sign: string) => `A text cannot begin with "${sign}". ${QUOTE}`

/** Signs that mean something to YAML where a text begins, by what is behind the name of its field or its hyphen. */
const SIGNS = [
  /^[&?:](?=\s|$)/,
  /^\*(?=[\s*]|$)/,
  /^[|>](?=[ \t]*[^\s#\d+-]|[ \t]*[\d+-]{1,2}[ \t]+[^\s#])/,
  /^\[[^\]\n]*\](?=[ \t]*[^\s#,])/,
  /^\{[^}\n]*\}(?=[ \t]*[^\s#,])/,
]

/** What stands before a value on its line. */
const LEAD = /^[ \t]*(?:- +)*(?:[\p{L}\d][^:#"'\n]*:[ \t]+)?/u

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
  const value = line.slice(lead)
  if (/^-(?=\s|$)/.test(value))
    return {
      offset: start + lead,
      message: `An entry of a list stands on a line of its own, below the name of the list. If this is a text: ${QUOTE.replace("Put", "put")}`,
    }
  return SIGNS.some(sign => sign.test(value))
    ? { offset: start + lead, message: beginsWith(value.slice(0, 1)) }
    : undefined
}

/** A line that begins with another sign than the hyphen of a list. */
export const ANOTHER_SIGN = /^[ \t]*(?:[–—•·▪◦*+]|--)[ \t]*[^\s*-]/

/** @returns what is told of a line that says that its field is empty, although more stands below it */
export const saysNothing = ({ start, line }: { start: number; line: string }): YamlProblem | undefined => {
  const [, lead = "", empty] = /^(.*?(?:^|[:-] *))(\[ *\]|\{ *\}|""|''|~|null|none)\s*(?:#.*)?$/i.exec(line) ?? []
  return empty === undefined
    ? undefined
    : {
        offset: start + lead.length,
        message: `${empty} says that nothing stands here, and more stands below it. Delete ${empty}, or what stands below.`,
      }
}
