/** Where the draft of a form is kept on the visitor's device. */
export const draftKey = (form: string): string => `draft-${form}`

/** What a visitor has written, and by which id the receiver will know it. */
export interface Draft {
  id: string
  values: Record<string, string>
}

/** The draft of a form; none where there is none, where it is not readable, or where storage is forbidden. */
export const readDraft = (form: string): Draft | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(draftKey(form)) ?? "null") as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a draft; without one, what was kept is forgotten.
 * @returns whether there is one now: storage may be full or forbidden
 */
export const keepDraft = (form: string, draft?: Draft): boolean => {
  try {
    if (draft) localStorage.setItem(draftKey(form), JSON.stringify(draft))
    else localStorage.removeItem(draftKey(form))
    return draft !== undefined
  } catch {
    return false
  }
}
