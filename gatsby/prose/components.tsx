import { cloneElement, type ComponentProps, createContext, type ReactNode, useContext } from "react"
import type { FormName } from "../../model/parts/delivery"
import { ListedBars } from "../../src/charts/listed-bars"
import { partsOf, type Part, wordsOf } from "./parts"
import { Picture } from "./pictures"
import { readBar } from "./read-bar"

/**
 * The tags an editor may write in prose. They are rendered once, at build time, to plain HTML;
 * `src/components/prose.tsx` gives the classes their look.
 */

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <aside className="note">
    <p className="note-title">{title}</p>
    {children}
  </aside>
)

const KeyFigure = ({ value, label }: { value: string; label: string }) => (
  <p className="key-figure">
    <strong>{value}</strong> <span>{label}</span>
  </p>
)

/** A list as bars; the line in bold is the one that the text speaks of. */
const Bars = ({ caption, children }: { caption: string; children?: ReactNode }) => {
  const bars = partsOf(<div>{children}</div>)
    .flatMap(partsOf)
    .flatMap(line => {
      const bar = readBar(wordsOf(line.props.children))
      return bar ? { ...bar, main: partsOf(line).some(({ type }) => type === "strong") } : []
    })
  return <ListedBars caption={caption} bars={bars} />
}

/** The name of a row that has no word in it, such as "30" or "$60": alone it says nothing. */
const isFigure = (words: string) => !/\p{Letter}/u.test(words)

/**
 * Says in each cell what its column is called: on phones a row stands as a block under its first cell, and the others
 * one below another.
 */
const labelled = (table: ReactNode): ReactNode => {
  const [head, ...bodies] = partsOf(<table>{table}</table>)
  const labels = partsOf(partsOf(head)[0]).map(cell => wordsOf(cell.props.children))
  const inBody = (row: Part) =>
    cloneElement(
      row,
      {},
      partsOf(row).map((cell, index) =>
        cloneElement(
          cell,
          {
            "data-label": labels[index],
            "data-figure": index === 0 && isFigure(wordsOf(cell.props.children)) ? "" : undefined,
          } as object,
          <span>{cell.props.children}</span>,
        ),
      ),
    )
  return [head, ...bodies.map(body => cloneElement(body, {}, partsOf(body).map(inBody)))]
}

/** A table that is wider than its column scrolls by itself, also by keyboard, and never the page. */
const Table = ({ children, ...props }: ComponentProps<"table">) => (
  // What scrolls must be reachable by keyboard (WCAG 2.1.1).
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line above
  <div className="table" role="group" tabIndex={0}>
    <table {...props}>{labelled(children)}</table>
  </div>
)

const Pre = ({ children }: { children?: ReactNode }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
  <pre tabIndex={0}>{children}</pre>
)

/** Which forms of the site deliver, for texts that speak of it. */
export type FormsState = Readonly<Record<FormName, boolean>>
export const NO_FORM: FormsState = { contact: false, newsletter: false }
export const FormsContext = createContext(NO_FORM)

/** What holds only while a form delivers, or only while it does not. */
const WhenForm = ({ name, state, children }: { name: FormName; state: string; children: ReactNode }) =>
  useContext(FormsContext)[name] === (state === "on") ? children : null

export const proseComponents = { Note, WhenForm, KeyFigure, Bars, table: Table, pre: Pre, img: Picture }
