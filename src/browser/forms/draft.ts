import { draftKey } from "./names"

/** What a visitor has written, and by which id the receiver will know it. */
export interface Draft {
  id: string
  values: Record<string, string>
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "values" in value &&
  typeof value.values === "object" &&
  value.values !== null

/** The draft of a form; none where there is none, where it is not readable, or where storage is forbidden. */
export const readDraft = (form: string): Draft | undefined => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftKey(form)) ?? "null")
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** @returns whether it is kept: storage may be full or forbidden */
export const keepDraft = (form: string, draft: Draft): boolean => {
  try {
    localStorage.setItem(draftKey(form), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Forgets it. */
export const dropDraft = (form: string): void => {
  try {
    localStorage.removeItem(draftKey(form))
  } catch {
    // Where storage is forbidden, there is none.
  }
}
