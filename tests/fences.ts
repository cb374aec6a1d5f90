/** A block of code in a Markdown guide, with what is said around it. */
export interface Fence {
  language: string
  body: string
  /** The heading it stands under. */
  heading: string
  /** The last line of text before it. */
  lead: string
  /** Line of the guide on which the block begins, from 1. */
  line: number
}

const OPENING = /^(`{3,})(\w*)/

/** Every fenced block of a guide, in order. */
export const fencesOf = (markdown: string): Fence[] => {
  const lines = markdown.split("\n")
  const fences: Fence[] = []
  let heading = ""
  let lead = ""
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const [, ticks, language = ""] = OPENING.exec(line) ?? []
    if (ticks) {
      const end = lines.indexOf(ticks, index + 1)
      fences.push({ language, heading, lead, line: index + 1, body: `${lines.slice(index + 1, end).join("\n")}\n` })
      index = end
    } else if (line.startsWith("#")) {
      heading = line.replace(/^#+ /, "")
      lead = ""
    } else if (line.trim() !== "") {
      lead = line
    }
  }
  return fences
}
