import { styled } from "@mui/material/styles"
import { type MarkedBlock, markedBlocks } from "../../packages/content-engine/browser"
import { inMarks } from "./marked-line"

interface MarkedProps {
  children: string
  id?: string
}

const Entries = styled("ul")({ paddingLeft: "1.4rem", listStyle: "square", "ol&": { listStyle: "decimal" } })

const Block = ({ tag, lines, id }: MarkedBlock & { id?: string | undefined }) =>
  tag === "p" ? (
    <p id={id}>{lines.map(line => inMarks(line))}</p>
  ) : (
    <Entries as={tag} id={id}>
      {lines.map((line, index) => (
        <li key={index}>{inMarks(line)}</li>
      ))}
    </Entries>
  )

/** Sentences in which words may be bold or links, and lines a list. */
export const Marked = ({ children, id }: MarkedProps) => {
  const blocks = markedBlocks(children)
  const [only] = blocks
  if (only && blocks.length === 1) return <Block {...only} id={id} />
  return (
    <div id={id}>
      {blocks.map((block, index) => (
        <Block key={index} {...block} />
      ))}
    </div>
  )
}
