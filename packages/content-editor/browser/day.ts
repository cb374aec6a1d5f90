import type { Component, ControlProps } from "./decap"

/** The control of a day: picked from the browser's calendar. */

/** Made when Decap is there, for `registerWidget`. */
export const dayControl = () =>
  createClass<ControlProps>({
    render(this: Component<ControlProps>) {
      const { forID, value = "", classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props
      return h("input", {
        id: forID,
        type: "date",
        className: classNameWrapper,
        // Its own while somebody types: a year is four letters, and the first of them makes a day already.
        defaultValue: value,
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      })
    },
  })
