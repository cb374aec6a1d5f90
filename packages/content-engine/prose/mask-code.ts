/**
 * The lines of a text of Markdown with spaces in place of code, which is shown as it stands: what is no slip in it
 * would be one in a sentence.
 */
export const maskCode = (lines: readonly string[]): string[] => {
  let fence = ""
  return lines.map(line => {
    const [, signs = "", behind = ""] = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (fence) {
      if (signs.startsWith(fence) && behind.trim() === "") fence = ""
      return ""
    }
    if (signs && !(signs.startsWith("`") && behind.includes("`"))) {
      fence = signs
      return ""
    }
    return line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, code => " ".repeat(code.length))
  })
}
