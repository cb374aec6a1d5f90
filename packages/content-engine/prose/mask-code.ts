/** Replaces inline code by spaces and empties lines of code blocks, so that text patterns ignore code. */
export const maskCode = (lines: readonly string[]): string[] => {
  let fence = ""
  return lines.map(line => {
    const [, marker = "", info = ""] = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (fence) {
      if (marker.startsWith(fence) && info.trim() === "") fence = ""
      return ""
    }
    if (marker && !(marker.startsWith("`") && info.includes("`"))) {
      fence = marker
      return ""
    }
    return line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, code => " ".repeat(code.length))
  })
}
