import { Fragment } from "react"
import { type MarkedBlock, type MarkedWords, markedBlocks } from "../../packages/content-engine/browser"
import { Link } from "./link"
import { Unbroken } from "./unbroken"

const Words = ({ children }: { children: readonly MarkedWords[] }) =>
  children.map(({ text, isBold, href }, index) => {
    const words = <Unbroken>{text}</Unbroken>
    if (href)
      return (
        <Link key={index} href={href}>
          {words}
        </Link>
      )
    return isBold ? <strong key={index}>{words}</strong> : <Fragment key={index}>{words}</Fragment>
  })

interface MarkedProps {
  children: string
  id?: string
}

const Block = ({ isList, lines, id }: MarkedBlock & { id?: string | undefined }) =>
  isList ? (
    <ul id={id}>
      {lines.map((line, index) => (
        <li key={index}>
          <Words>{line}</Words>
        </li>
      ))}
    </ul>
  ) : (
    <p id={id}>
      {lines.map((line, index) => (
        <Words key={index}>{line}</Words>
      ))}
    </p>
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
