import type { Component, ControlProps } from "./decap"
import { type Mark, marks, pictureMark, written } from "./marks"

/**
 * The control of prose: the markdown as it stands in the file, and buttons that write it. What nobody touches stays as
 * it is, tags included, because nothing is read and written anew.
 */

const TALL = { minHeight: "60vh", width: "100%", resize: "vertical", font: "0.9375rem/1.6 monospace" }
const BAR = { display: "flex", flexWrap: "wrap", gap: "4px", padding: "8px", position: "sticky", top: 0, zIndex: 1 }
const BUTTON = { font: "inherit", padding: "4px 8px", cursor: "pointer", background: "white", border: "1px solid gray" }

const areaOf = (id: string) => document.getElementById(id) as HTMLTextAreaElement | null

/** Writes as if it were typed, so that the browser's undo takes it back. */
const write = (id: string, mark: Mark) => {
  const area = areaOf(id)
  if (!area) return
  area.focus()
  const start = area.selectionStart
  const text = written(mark, area.value, start, area.selectionEnd)
  document.execCommand("insertText", false, text)
  // What is an example is written over.
  const example = mark.example ? text.indexOf(mark.example) : -1
  if (example >= 0) area.setSelectionRange(start + example, start + example + mark.example.length)
}

/** Decap hands back the picture that was picked under the name of the control that asked. */
const takePicture = ({ forID, mediaPaths, onClearMediaControl }: ControlProps, before: ControlProps) => {
  const path = mediaPaths.get(forID)
  // It is still there while what is written draws the control anew.
  if (typeof path !== "string" || path === before.mediaPaths.get(forID)) return
  onClearMediaControl(forID)
  write(forID, pictureMark(path))
}

const button = (name: string, onClick: () => void) =>
  h("button", { key: name, type: "button", style: BUTTON, onClick }, name)

/** Made when Decap is there, for `registerWidget`. */
export const proseControl = () =>
  createClass<ControlProps>({
    // Otherwise Decap draws it anew for another value only, and hands over no picture.
    shouldComponentUpdate: () => true,
    componentDidUpdate(before) {
      takePicture(this.props, before)
    },
    render(this: Component<ControlProps>) {
      const { forID, value = "", field, classNameWrapper, onChange, onOpenMediaLibrary } = this.props
      const pick = () =>
        onOpenMediaLibrary({ controlID: forID, forImage: true, privateUpload: false, allowMultiple: false, field })
      return h(
        "div",
        { className: classNameWrapper, style: { padding: 0 } },
        h(
          "div",
          { role: "toolbar", "aria-label": "Marks", style: { ...BAR, background: "whitesmoke" } },
          ...marks.map(mark => button(mark.name, () => write(forID, mark))),
          button("Picture", pick),
        ),
        h("textarea", {
          id: forID,
          value,
          style: { ...TALL, border: 0, padding: "16px", boxSizing: "border-box" },
          spellCheck: true,
          onChange: ({ target }: { target: HTMLTextAreaElement }) => onChange(target.value),
          onFocus: this.props.setActiveStyle,
          onBlur: this.props.setInactiveStyle,
        }),
      )
    },
  })
