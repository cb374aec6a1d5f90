import { slugOf } from "../../content-engine/browser"
import type { FormConfig } from "../config"
import { type FormFileFormat, formatOf } from "../formats"
import type { PageState } from "../workspace"
import type { Component, Immutable, PreviewProps } from "./decap"
import { pageNow, sendDraft } from "./local"

/** Beside the form: the page as `develop` shows it, with what stands in the form. */

/** Where the files of a form lie, and how they are written. */
interface Form {
  path(entry: Immutable): string
  format: FormFileFormat
}

/** Milliseconds without a letter after which what stands in the form is shown. */
const PAUSE = 400
/** Milliseconds after which it is asked again whether `develop` has the page. */
const AGAIN = 1500

const nameFor = (entry: Immutable): string => {
  const known = ["slug", "title", "name"].map(field => entry.getIn(["data", field])).find(Boolean)
  return (typeof known === "string" && slugOf(known)) || "new"
}

/** Every form by the name that Decap looks its preview up by. */
export const formsOf = ({ collections }: FormConfig, list: string): Map<string, Form> => {
  return new Map(
    collections.flatMap((collection): [string, Form][] => {
      const { name, folder, extension, files = [] } = collection
      const common = { format: formatOf(collection, list).format }
      const path = (entry: Immutable) => {
        const known = entry.get("path")
        return typeof known === "string" && known ? known : `${folder}/${nameFor(entry)}.${extension}`
      }
      if (folder) return [[name, { ...common, path }]]
      return files.map(file => [file.name, { ...common, path: () => file.file }])
    }),
  )
}

const base64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    // Read as an address, it is a text.
    reader.onload = () => resolve((reader.result as string).split(",")[1] ?? "")
    reader.onerror = () => reject(new Error("The picture cannot be read."))
    reader.readAsDataURL(file)
  })

/** Pictures that were added to the form and are not saved yet. */
const addedPictures = async (entry: Immutable) => {
  const files = entry.get("mediaFiles") as { toJS(): { draft?: boolean; path: string; file?: Blob }[] } | undefined
  const added = (files?.toJS() ?? []).filter(({ draft }) => draft)
  return Promise.all(
    added.flatMap(({ path, file }) =>
      file ? [base64(file).then(content => ({ path: path.replace(/^\//, ""), content }))] : [],
    ),
  )
}

/** Made when Decap is there, for `registerPreviewTemplate`. */
export const previewOf = ({ path, format }: Form) => {
  let timer: number | undefined
  let look: number | undefined
  /** Path of the page that belongs to what stands in the form; empty until there is one. */
  let wanted = ""
  let sent: string | undefined
  let isOpen = false
  /** Whether a field was changed and left. */
  let isBegun = false
  let begin = () => {}

  /** Shows the page as soon as `develop` has it; until then the one before. */
  const showPage = async (component: Component<PreviewProps, PageState>) => {
    clearTimeout(look)
    const asked = wanted
    const found = await pageNow(asked)
    if (!isOpen || asked !== wanted) return
    component.setState(found.page ? found : { isUp: found.isUp })
    if (!found.page) look = window.setTimeout(() => void showPage(component), AGAIN)
  }

  const send = async (component: Component<PreviewProps, PageState>) => {
    const { entry } = component.props
    // What is new is wrong in all that nobody has come to yet.
    if (entry.get("newRecord") === true && !isBegun) return
    const data = entry.get("data") as Immutable
    const draft = { path: path(entry), raw: format.toFile(data.toJS()), assets: await addedPictures(entry) }
    const body = JSON.stringify(draft)
    if (body === sent) return
    const isOpened = sent === undefined && entry.get("newRecord") !== true
    sent = body
    const state = await sendDraft(draft, isOpened)
    if (!state?.address || state.address === wanted) return
    wanted = state.address
    await showPage(component)
  }
  const plan = (component: Component<PreviewProps, PageState>) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void send(component), PAUSE)
  }

  return createClass<PreviewProps, PageState>({
    getInitialState: () => ({ isUp: true, page: null }),
    componentDidMount() {
      isOpen = true
      isBegun = false
      sent = undefined
      wanted = ""
      begin = () => {
        isBegun = true
        plan(this)
      }
      addEventListener("change", begin, { once: true })
      plan(this)
    },
    componentDidUpdate() {
      plan(this)
    },
    componentWillUnmount() {
      clearTimeout(timer)
      clearTimeout(look)
      isOpen = false
      removeEventListener("change", begin)
      void sendDraft(null, true)
    },
    render() {
      const { isUp, page } = this.state
      if (page === null)
        return h(
          "p",
          { style: { font: "1rem/1.5 system-ui", padding: "1rem" } },
          isUp
            ? "The page is shown here once nothing is missing that it needs."
            : "The page is shown here as soon as npm run develop is up.",
        )
      return h("iframe", {
        title: "The page with what stands in the form",
        src: page,
        style: { border: 0, width: "100%", height: "100vh" },
      })
    },
  })
}
