import type { Words } from "./decap"

/** What Decap calls the entry that a question is about. */
const ENTRY = /this (?:published )?entry/

/** What is said otherwise of a clone, where nothing is published: files are saved. */
const SAVED: Words = {
  editor: {
    editorToolbar: {
      publish: "Save",
      publishing: "Saving…",
      published: "Saved",
      publishNow: "Save",
      publishAndCreateNew: "Save and begin another",
      publishAndDuplicate: "Save and copy",
      deployPreviewPendingButtonLabel: "Look for the page",
    },
    editor: {
      onDeletePublishedEntry: "Delete this entry?",
      onDeleteWithUnsavedChanges: "Delete this entry, with what you have not saved?",
    },
  },
  ui: {
    toast: {
      missingRequiredField: "Not saved: something is missing, in what is marked red.",
      entryPublished: "Saved",
      entrySaved: "Saved",
      onFailToPublishEntry: "Not saved: %{details}",
      onFailToDelete: "Not deleted: %{details}",
    },
  },
}

const merged = (words: Words, others: Words): Words => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(others).map(([place, said]) => {
      const known = words[place]
      return [place, typeof said === "object" && typeof known === "object" ? merged(known, said) : said]
    }),
  ),
})

/** Has Decap speak of saving in place of publishing. */
export const speakOfSaving = (): void => CMS.registerLocale("en", merged(CMS.getLocale("en"), SAVED))

/** Has questions name the entry that they are about: its form's address does. */
export const askByName = (): void => {
  const ask = window.confirm.bind(window)
  window.confirm = (question = "") => {
    const [, name] = /\/entries\/([^/]+)$/.exec(location.hash) ?? []
    return ask(name ? question.replace(ENTRY, `"${decodeURIComponent(name)}"`) : question)
  }
}
