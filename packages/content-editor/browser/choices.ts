import type { ControlProps } from "./decap"

/**
 * The control of Decap for a name of other content, without the name that cannot be meant here: its own filters know
 * files, and no entries of a list. Made when Decap is there.
 */
export const choicesControl = () =>
  class extends CMS.getWidget("relation").control {
    constructor(props: ControlProps) {
      super(props)
      const all = this.parseHitOptions
      this.parseHitOptions = found => all(found).filter(({ value }) => value !== this.props.field.get("except"))
    }
  }
