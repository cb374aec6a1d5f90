import type { Component, ControlProps } from "./decap"

/** The control of a drawing: the one that is chosen, and all that there are once it is unfolded. */

const SIZE = { width: "96px", height: "64px", objectFit: "contain" }
const GRID = { display: "flex", flexWrap: "wrap", gap: "8px", maxHeight: "50vh", overflow: "auto", padding: "8px 0" }
const CARD = { display: "grid", justifyItems: "center", gap: "4px", width: "112px", cursor: "pointer" }
const CHOSEN = { display: "flex", alignItems: "center", gap: "12px", cursor: "pointer", minHeight: "64px" }

interface Option {
  value: string
  label: string
}

/**
 * Made when Decap is there, for `registerWidget`.
 * @param folder where the pictures are (thumbnails.tsx)
 */
export const drawingControl = (folder: string) =>
  createClass<ControlProps>({
    render(this: Component<ControlProps>) {
      const { forID, value = "", field, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props
      const { options, drawings, required } = field.toJS() as { options: Option[]; drawings: string; required: boolean }
      const picture = (name: string) =>
        name && h("img", { src: `${folder}${drawings}-${name}.svg`, alt: "", style: SIZE })
      const card = ({ value: name, label }: Option) =>
        h(
          "label",
          { key: name, title: label, style: CARD },
          picture(name),
          h(
            "span",
            null,
            h("input", { type: "radio", name: forID, checked: name === value, onChange: () => onChange(name) }),
            ` ${name || "none"}`,
          ),
        )
      return h(
        "details",
        { className: classNameWrapper, onFocus: setActiveStyle, onBlur: setInactiveStyle },
        h(
          "summary",
          { id: forID, style: CHOSEN },
          picture(value),
          options.find(option => option.value === value)?.label ?? "Choose a drawing",
        ),
        h("div", { style: GRID }, ...[...(required ? [] : [{ value: "", label: "No drawing" }]), ...options].map(card)),
      )
    },
  })
