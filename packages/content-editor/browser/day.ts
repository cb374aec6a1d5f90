import { isoDate, longDate } from "../../content-engine/browser"
import type { Component, ControlProps } from "./decap"

/** The control of a day: picked from the browser's calendar, written as the file has it. */

const shown = (value: string, form: unknown) => (form === "long" && value ? isoDate(value) : value)

const stored = (picked: string, form: unknown) =>
  form === "long" && picked ? longDate(new Date(`${picked}T00:00:00`)) : picked

/** Made when Decap is there, for `registerWidget`. */
export const dayControl = () =>
  createClass<ControlProps>({
    render(this: Component<ControlProps>) {
      const { forID, value = "", field, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props
      const form = field.get("form")
      return h("input", {
        id: forID,
        type: "date",
        className: classNameWrapper,
        // Its own while somebody types: a year is four letters, and the first of them makes a day already.
        defaultValue: shown(value, form),
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(stored(target.value, form)),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      })
    },
  })
