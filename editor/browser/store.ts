/** Access to Decap's Redux store, which `window.CMS` lacks, with the hook for Redux DevTools. */
import type { Entry } from "./cms"

interface Store {
  dispatch(action: { type: string; payload: object }): void
}

type CreateStore = (...options: unknown[]) => Store

declare global {
  interface Window {
    /** https://github.com/reduxjs/redux-devtools/blob/main/extension/docs/API/Methods.md */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (
      enhancer: (createStore: CreateStore) => CreateStore,
    ) => (createStore: CreateStore) => CreateStore
  }
}

let store: Store

/** Keeps the store, which Decap creates when its script loads. */
export const captureStore = (): void => {
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    enhancer =>
    createStore =>
    (...options) =>
      (store = enhancer(createStore)(...options))
}

/** Updates a saved entry in its list. Decap loads lists only once. New entries are added by Decap. */
export const updateList = (entry: Entry): void => {
  if (entry.get("newRecord")) return
  store.dispatch({ type: "ENTRY_SUCCESS", payload: { collection: entry.get("collection"), entry: entry.toJS() } })
}
