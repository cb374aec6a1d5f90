/** Access to Decap's Redux store, which `window.CMS` lacks, with the hook for Redux DevTools. */
import type { Entry } from "./cms"

interface Action {
  type: string
  payload: object
}

interface Store {
  dispatch(action: Action): void
}

/** The open form, an immutable map. */
interface EntryDraft {
  getIn(path: string[]): unknown
  set(name: string, value: unknown): EntryDraft
}

type Reducer = (state: { entryDraft: EntryDraft } | undefined, action: Action) => { entryDraft: EntryDraft }

type CreateStore = (reducer: Reducer, ...options: unknown[]) => Store

declare global {
  interface Window {
    /** https://github.com/reduxjs/redux-devtools/blob/main/extension/docs/API/Methods.md */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (
      enhancer: (createStore: CreateStore) => CreateStore,
    ) => (createStore: CreateStore) => CreateStore
  }
}

let store: Store

/** Keeps a form unsaved if it changed during a save: Decap would leave it without a question. */
const keepLaterChanges = (reducer: Reducer): Reducer => {
  let saved: unknown
  return (state, action) => {
    const next = reducer(state, action)
    const data = next.entryDraft.getIn(["entry", "data"])
    if (action.type === "ENTRY_PERSIST_REQUEST") saved = data
    return action.type === "ENTRY_PERSIST_SUCCESS" && data !== saved
      ? { ...next, entryDraft: next.entryDraft.set("hasChanged", true) }
      : next
  }
}

/** Keeps the store, which Decap creates when its script loads. */
export const captureStore = (): void => {
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    enhancer =>
    createStore =>
    (reducer, ...options) =>
      (store = enhancer(createStore)(keepLaterChanges(reducer), ...options))
}

/** Updates a saved entry in its list. Decap loads lists only once. New entries are added by Decap. */
export const updateList = (entry: Entry): void => {
  if (entry.get("newRecord")) return
  store.dispatch({ type: "ENTRY_SUCCESS", payload: { collection: entry.get("collection"), entry: entry.toJS() } })
}
