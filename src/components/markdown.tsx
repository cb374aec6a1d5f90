import { styled } from "@mui/material/styles"
import { type MarkdownBlock, parseBlocks } from "#engine/browser"
import { space } from "#theme/tokens"
import { renderInline } from "./markdown-line"

interface MarkdownProps {
  children: string
  id?: string
}

const MarkdownList = styled("ul")({ paddingLeft: space.s5, listStyle: "square", "ol&": { listStyle: "decimal" } })

const Block = ({ tag, lines, id }: MarkdownBlock & { id?: string | undefined }) =>
  tag === "p" ? (
    <p id={id}>{lines.map(line => renderInline(line))}</p>
  ) : (
    <MarkdownList as={tag} id={id}>
      {lines.map((line, index) => (
        <li key={index}>{renderInline(line)}</li>
      ))}
    </MarkdownList>
  )

/** Block Markdown: paragraphs and lists with bold and links. */
export const Markdown = ({ children, id }: MarkdownProps) => {
  const blocks = parseBlocks(children)
  const [firstBlock] = blocks
  if (firstBlock && blocks.length === 1) return <Block {...firstBlock} id={id} />
  return (
    <div id={id}>
      {blocks.map((block, index) => (
        <Block key={index} {...block} />
      ))}
    </div>
  )
}
