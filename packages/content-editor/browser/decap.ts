import type { FormFileFormat } from "../formats"

/** The part of Decap CMS that the page uses; the script decap/decap-cms.js puts it into the window. */

/** What React calls an element. */
export type Element = unknown

/** An immutable map as Decap hands it over. */
export interface Immutable {
  get(key: string): unknown
  getIn(path: readonly string[]): unknown
  toJS(): Record<string, unknown>
}

/** What Decap hands to the control of a field. */
export interface ControlProps {
  forID: string
  value?: string
  field: Immutable
  classNameWrapper: string
  mediaPaths: Immutable
  onChange(value: string): void
  onOpenMediaLibrary(options: Record<string, unknown>): void
  onClearMediaControl(id: string): void
  setActiveStyle(): void
  setInactiveStyle(): void
}

/** What Decap hands to the preview of an entry. */
export interface PreviewProps {
  entry: Immutable
}

/** A component as `createClass` takes it; `this` is what React makes of it. */
export interface ComponentSpec<Props, State = object> {
  getInitialState?(): State
  shouldComponentUpdate?(): boolean
  componentDidMount?(this: Component<Props, State>): void
  componentDidUpdate?(this: Component<Props, State>, before: Props): void
  componentWillUnmount?(this: Component<Props, State>): void
  render(this: Component<Props, State>): Element
}

/** What a component knows of itself. */
export interface Component<Props, State = object> {
  props: Props
  state: State
  setState(state: Partial<State>): void
}

/** What Decap says, by places within its pages. */
export interface Words {
  [place: string]: string | Words
}

/** How Decap lets somebody choose the name of other content. */
interface ChoicesControl {
  props: ControlProps
  /** What is offered of the entries that were found. */
  parseHitOptions: (found: readonly unknown[]) => { value: unknown }[]
}

interface Cms {
  registerCustomFormat(name: string, extension: string, format: FormFileFormat): void
  registerWidget(name: string, control: unknown): void
  getWidget(name: "relation"): { control: new (props: ControlProps) => ChoicesControl }
  getWidget(name: string): { control: unknown }
  getLocale(name: string): Words
  registerLocale(name: string, words: Words): void
  registerPreviewTemplate(name: string, component: unknown): void
  registerEventListener(listener: { name: "postSave"; handler: () => void }): void
  init(options: { config: unknown }): void
}

declare global {
  const CMS: Cms
  /** React's createElement. */
  function h(type: unknown, props: Record<string, unknown> | null, ...children: Element[]): Element
  function createClass<Props, State = object>(spec: ComponentSpec<Props, State>): unknown
}
