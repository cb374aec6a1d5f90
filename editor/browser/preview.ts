/** Shows the page of the open form in Decap's preview pane, with unsaved changes, as `develop` renders it. */
import type { FormCollection, FormConfig } from "../config"
import { formatOf } from "../formats"
import type { PreviewResponse } from "../unsaved-changes"
import { createClaimButtons } from "./claims"
import { type Entry, toFileData } from "./cms"
import { type PageClick, SAVE } from "./connect-to-editor"
import { describeField, findPath } from "./find-path"
import { focusField, pathOf } from "./form-fields"
import { createMistakeItems, readBase64 } from "./mistakes"
import { isSaveShortcut } from "./save-shortcut"

/** Milliseconds to wait for more keystrokes. */
const DEBOUNCE = 400

/** Milliseconds between two attempts to open the page. */
const RETRY_DELAY = 1_000

/** Width in px from which the pane shows the desktop first. */
const MIN_DESKTOP_PANE = 640

/** Widths of the page in px. */
const deviceWidths = { Desktop: 1280, Phone: 390 }

type Device = keyof typeof deviceWidths

const STYLES = `
  body { margin: 0 }
  section { display: flex; flex-direction: column; height: 100vh; font: 14px/1.5 system-ui, sans-serif; color: #313d3e }
  header, header span { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  header { padding: 8px 64px 8px 12px; border-bottom: 1px solid #dfdfe3 }
  header button { padding: 3px 12px; border: 1px solid #798291; border-radius: 5px; background: none; font: inherit; color: inherit; cursor: pointer }
  header button[aria-pressed=true] { background: #313d3e; color: #fff }
  header a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: inherit }
  ul { flex-shrink: 0; max-height: 30vh; overflow: auto; margin: 0; padding: 8px 12px; list-style: none; background: #fcefea; border-bottom: 3px solid #b00020 }
  ul:empty { display: none }
  li a, li button { padding: 0; border: 0; background: none; font: inherit; font-weight: 600; color: #b00020; text-decoration: underline; cursor: pointer }
  li small { color: #5d626f; overflow-wrap: anywhere }
  div.page { position: relative; flex: 1; overflow: clip; background: #eff0f4 }
  div.page::before { content: "The page opens when the site is ready."; position: absolute; padding: 12px }
  div.page:has(iframe[src])::before { content: none }
  iframe { position: absolute; border: 0; transform-origin: 0 0 }`

/** Returns the index of the item of a list file. */
const itemIndexOf = (path: string) => /^\[(\d+)\]/.exec(path)?.[1]

const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Node[]
) => {
  const created = Object.assign(document.createElement(name), properties)
  created.append(...children)
  return created
}

/** Creates the live preview of one form. */
const createPreviewPane = (host: Element, collection: FormCollection, { site_url: siteUrl, backend }: FormConfig) => {
  const format = formatOf(collection)
  const controller = new AbortController()
  const { signal } = controller
  const frame = createElement("iframe", { title: "Page" })
  const pageArea = createElement("div", { className: "page" }, frame)
  const mistakeList = createElement("ul", { role: "status" })
  const links = createElement("span")
  const claims = createElement("span")
  let device: Device | undefined
  let entry: Entry | undefined
  let timer: number | undefined
  /** Number of the latest request; responses to earlier ones are ignored. */
  let latestRequest = 0
  let pagePath = ""
  /** Data path of the focused field. */
  let focusedPath = ""
  let data: unknown

  const send = (action: string, params?: object) =>
    fetch(backend.proxy_url!, { method: "POST", keepalive: !params, body: JSON.stringify({ action, params }) })

  const createLink = (path: string) =>
    createElement("a", { target: "_blank", textContent: path, href: `${siteUrl}${path}` })

  const readClaims = async () => {
    const response = await send("getEntry", { path: "content/claims.yaml" })
    return (await response.json()) as { data: string; formUrl: string }
  }

  /** Sends the focused field to the page, which scrolls to it. */
  const postFocusedField = () =>
    frame.contentWindow?.postMessage(focusedPath ? describeField(data, focusedPath) : undefined, siteUrl)

  /** Opens a page once `develop` responds: it starts later than the web editor. */
  const openPage = async (path: string): Promise<void> => {
    const url = `${siteUrl}${path}`
    const isRunning = await fetch(url, { mode: "no-cors" }).catch(() => undefined)
    if (signal.aborted || pagePath !== path) return
    if (isRunning) frame.src = url
    else setTimeout(() => void openPage(path), RETRY_DELAY)
  }

  /** Sends the form to the server, which checks it. Without mistakes, `develop` shows it. */
  const show = async (form: Entry): Promise<void> => {
    const request = (latestRequest += 1)
    const { folder, extension } = collection
    const path = form.get("newRecord") ? `${String(folder)}/new-entry.${extension}` : form.get("path")
    const pictures = form.get("mediaFiles").toJS()
    const uploads = pictures.filter(({ draft }) => draft)
    const assets = await Promise.all(
      uploads.map(async upload => ({ path: upload.path, content: await readBase64(upload.file) })),
    )
    const itemIndex = itemIndexOf(focusedPath)
    const unsaved = toFileData(form, collection).toJS()
    // `develop` renders drafts, but no pages with `published: false`.
    const dataFile = { path, raw: format.toFile({ ...unsaved, ...("published" in unsaved && { published: true }) }) }
    const response = await send("previewEntry", { dataFile, assets, item: itemIndex && Number(itemIndex) })
    const { mistakes = [], page } = (await response.json()) as Partial<PreviewResponse>
    if (request !== latestRequest) return
    mistakeList.replaceChildren(...createMistakeItems(mistakes, [path]))
    if (!page) return
    data = page.data
    links.replaceChildren(...[page.path, ...page.otherPaths].map(createLink))
    if (pagePath === page.path) return void postFocusedField()
    pagePath = page.path
    await openPage(page.path)
  }

  const schedule = (delay = DEBOUNCE) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => entry && void show(entry), delay)
  }

  /** Fits the page into the pane. Narrow panes show the phone first. */
  const resize = () => {
    const { clientWidth, clientHeight } = pageArea
    const selected = device ?? (clientWidth < MIN_DESKTOP_PANE ? "Phone" : "Desktop")
    for (const button of buttons) button.ariaPressed = String(button.textContent === selected)
    const width = deviceWidths[selected]
    const scale = Math.min(1, clientWidth / width)
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${clientHeight / scale}px`,
      marginLeft: `${(clientWidth - width * scale) / 2}px`,
      transform: `scale(${scale})`,
    })
  }

  const handleFocus = (event: FocusEvent) => {
    const path = pathOf(event.target as Element)
    if (!path || path === focusedPath) return
    void createClaimButtons(event.target, readClaims).then(buttons => claims.replaceChildren(...buttons))
    // Items of a list file are shown on different pages.
    if (itemIndexOf(path) !== itemIndexOf(focusedPath)) schedule()
    focusedPath = path
    postFocusedField()
  }

  /** Forwards the shortcut to save, which the window of the form handles. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSaveShortcut(event)) return
    event.preventDefault()
    dispatchEvent(new KeyboardEvent("keydown", event))
  }

  const handleFrameMessage = ({ source, origin, data: click }: MessageEvent<PageClick | typeof SAVE>) => {
    if (source !== frame.contentWindow || origin !== new URL(siteUrl).origin) return
    if (click === SAVE) return void dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true }))
    const path = findPath(data, click)
    if (path !== undefined) void focusField(path)
  }

  const selectDevice = (name: Device) => {
    device = name
    resize()
  }
  const buttons = (Object.keys(deviceWidths) as Device[]).map(name =>
    createElement("button", { textContent: name, onclick: () => selectDevice(name) }),
  )
  host.replaceChildren(
    createElement("section", {}, createElement("header", {}, ...buttons, links, claims), mistakeList, pageArea),
  )
  const observer = new ResizeObserver(resize)
  observer.observe(pageArea)
  frame.addEventListener("load", postFocusedField)
  addEventListener("pagehide", () => void send("clearPreview"), { signal })
  addEventListener("message", handleFrameMessage, { signal })
  document.addEventListener("focusin", handleFocus, { signal })
  host.ownerDocument.addEventListener("keydown", handleKeyDown, { signal })

  return {
    update: (updated: Entry): void => {
      const isChanged = updated.get("data") !== entry?.get("data") || updated.get("path") !== entry?.get("path")
      if (isChanged) schedule(entry ? DEBOUNCE : 0)
      entry = updated
    },
    close: (): void => {
      controller.abort()
      observer.disconnect()
      clearTimeout(timer)
      latestRequest += 1
      void send("clearPreview")
    },
  }
}

/** The instance of a preview template, a React component. */
interface Template {
  props: { entry: Entry }
  host: Element
  preview: ReturnType<typeof createPreviewPane>
}

/** Registers the live preview of all forms. */
export const registerPreviews = (config: FormConfig): void => {
  const { CMS, createClass, h } = window
  CMS.registerPreviewStyle(STYLES, { raw: true })
  for (const collection of config.collections) {
    const template = createClass({
      componentDidMount(this: Template) {
        this.preview = createPreviewPane(this.host, collection, config)
        this.preview.update(this.props.entry)
      },
      componentDidUpdate(this: Template) {
        this.preview.update(this.props.entry)
      },
      componentWillUnmount(this: Template) {
        this.preview.close()
      },
      render(this: Template) {
        return h("div", { ref: (host: Element) => (this.host = host) })
      },
    })
    const names = collection.files?.map(({ name }) => name) ?? [collection.name]
    for (const name of names) CMS.registerPreviewTemplate(name, template)
  }
}
