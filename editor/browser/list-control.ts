/** Extends Decap's list widget: items can be duplicated, moved by keyboard, and restored after their removal. */

/** An Immutable.js map or list, or a text; null if it is empty. */
interface Item {
  delete?(name: string): Required<Item>
  map?(convert: typeof withoutIds): Item
}

/** An Immutable.js list. */
interface Items {
  size: number
  get(index: number): Item | null
  insert(index: number, item: Item | null): Items
}

type ClickEvent = Event & { currentTarget: HTMLElement }

/** Props of Decap's bar above an item. */
interface BarProps {
  id: string
  collapsed?: boolean
  dragHandle: unknown
  onCollapseToggle: ((event: ClickEvent) => void) | null
  onRemove(event: ClickEvent): void
}

/** An item with its bar, a React element. */
export interface ItemElement {
  type: unknown
  key: string
  props: { children: ({ props: object } | false)[] }
}

/** Decap's list widget: decap-cms-widget-list/src/ListControl.js. */
interface ListControl {
  props: { value: Items; onChange(items: Items): void }
  state: { keys: string[]; itemsCollapsed: boolean[] }
  setState(state: Partial<ListControl["state"]>, callback?: () => void): void
  objectLabel(item: Item | null): string
  onSortEnd(move: { oldIndex: number; newIndex: number }): void
  handleRemove(index: number, event: ClickEvent): void
  addItem(item: Item | null): void
  renderItem(item: Item | null, index: number): ItemElement
}

/** The registration of the list widget. */
export interface ListWidget {
  control: new (props: ListControl["props"]) => ListControl
}

const findUndoBar = () => document.getElementById("removed")!

const createButton = (text: string, title: string, onClick: (event: ClickEvent) => void, moreProps: object = {}) =>
  window.h("button", { type: "button", title, "aria-label": title, onClick, ...moreProps }, text)

/** Returns a copy of an item without its IDs, because IDs are unique. */
export const withoutIds = (item: Item | null): Item | null => item?.delete?.("id").map(withoutIds) ?? item

/** Hides Decap's drag handle from keyboards and screen readers: it works by pointer only, unlike the buttons. */
const hideDragHandle = (icon: HTMLElement | null): void => {
  if (icon) Object.assign(icon.parentElement!, { tabIndex: -1, ariaHidden: "true" })
}

/** Adds buttons to the items of lists. */
export const extendLists = (widget: ListWidget): void => {
  widget.control = class extends widget.control {
    /** The list after a removal that can be undone. */
    private listAfterRemoval: Items | undefined
    /** Selector of the button to focus once it is rendered. */
    private focusSelector = ""

    constructor(props: ListControl["props"]) {
      super(props)
      const { renderItem, handleRemove, addItem } = this
      this.renderItem = (item, index) => this.replaceBar(renderItem(item, index), item, index)
      this.handleRemove = (index, event) => {
        const item = this.props.value.get(index)
        const label = event.currentTarget.parentElement?.ariaLabel ?? ""
        handleRemove(index, event)
        // Once the list without the item is rendered.
        this.setState({}, () => this.offerUndo(label, () => this.insert(index, item)))
      }
      this.addItem = item => {
        addItem(item)
        // Once the new item is rendered.
        this.setState({}, () => {
          const button = document.querySelector<HTMLElement>(`[data-item="${this.state.keys.at(-1)}"] button`)
          button?.scrollIntoView({ block: "center" })
          button?.focus({ preventScroll: true })
        })
      }
    }

    componentDidUpdate() {
      if (this.listAfterRemoval && this.props.value !== this.listAfterRemoval) this.hideUndo()
      const button = this.focusSelector && document.querySelector<HTMLElement>(this.focusSelector)
      if (!button) return
      this.focusSelector = ""
      button.focus()
    }

    componentWillUnmount() {
      if (this.listAfterRemoval) this.hideUndo()
    }

    private hideUndo() {
      this.listAfterRemoval = undefined
      findUndoBar().replaceChildren()
    }

    private offerUndo(label: string, restore: () => void) {
      this.listAfterRemoval = this.props.value
      const undo = Object.assign(document.createElement("button"), { textContent: "Undo", onclick: restore })
      findUndoBar().replaceChildren(`Removed: ${label} `, undo)
      undo.focus()
    }

    private insert(index: number, item: Item | null) {
      const { keys, itemsCollapsed } = this.state
      const key = crypto.randomUUID()
      this.focusSelector = `[data-item="${key}"] button`
      this.setState({ keys: keys.toSpliced(index, 0, key), itemsCollapsed: itemsCollapsed.toSpliced(index, 0, true) })
      this.props.onChange(this.props.value.insert(index, item))
    }

    private move(index: number, step: -1 | 1) {
      const newIndex = index + step
      if (newIndex < 0 || newIndex >= this.props.value.size) return
      this.focusSelector = `[data-item="${this.state.keys[index]}"] [title="Move ${step < 0 ? "up" : "down"}"]`
      this.onSortEnd({ oldIndex: index, newIndex })
    }

    /** Replaces Decap's bar, whose buttons have no accessible names. */
    private replaceBar(element: ItemElement, item: Item | null, index: number): ItemElement {
      const { type, key, props } = element
      const position = props.children.findIndex(child => child && "onRemove" in child.props)
      const decapBar = props.children[position] as { props: BarProps }
      const { id, collapsed, dragHandle, onCollapseToggle, onRemove } = decapBar.props
      // Items of an unknown type can only be removed.
      if (!onCollapseToggle) return element
      const { h } = window
      const isLast = index === this.props.value.size - 1
      // The summary of a new item is empty.
      const label = this.objectLabel(item) || `Item ${index + 1}`
      const bar = h(
        "div",
        { className: "item-bar", role: "group", "aria-label": label, "data-item": id },
        createButton(collapsed ? "▸" : "▾", collapsed ? "Expand" : "Collapse", onCollapseToggle),
        h(dragHandle, { id }, h("span", { ref: hideDragHandle }, "⠿")),
        createButton("Duplicate", "Duplicate", () => this.insert(index + 1, withoutIds(item))),
        createButton("↑", "Move up", () => this.move(index, -1), { "aria-disabled": index === 0 }),
        createButton("↓", "Move down", () => this.move(index, 1), { "aria-disabled": isLast }),
        createButton("×", "Remove", onRemove),
      )
      return h(type, { ...props, key }, ...props.children.with(position, bar))
    }
  }
}
