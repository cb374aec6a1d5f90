import type { Component, ControlProps } from "./decap"

/** The switch of Decap, which shows what holds while the file says nothing. Made when Decap is there. */
export const switchControl = () =>
  createClass<ControlProps>({
    render(this: Component<ControlProps>) {
      const { value, field } = this.props
      return h(CMS.getWidget("boolean").control, { ...this.props, value: value ?? field.get("unsaid") })
    },
  })
