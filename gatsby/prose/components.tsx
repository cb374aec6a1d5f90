import { createContext, type ReactNode, useContext } from "react"
import type { FormName } from "../content/schema/delivery"
import { Picture } from "./pictures"

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

/** A wide table scrolls by itself, also by keyboard, and never the page. */
const Table = ({ children }: { children?: ReactNode }) => (
  // What scrolls must be reachable by keyboard (WCAG 2.1.1).
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line above
  <div className="table" role="group" tabIndex={0}>
    <table>{children}</table>
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

export const proseComponents = { Note, WhenForm, KeyFigure, table: Table, pre: Pre, img: Picture }
