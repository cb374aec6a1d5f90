import { language } from "#site/language"

/** Replaces the date of the build by the visitor's date. */
export const start = (placeholder: Element): void => {
  const now = new Date()
  const time = document.createElement("time")
  // Swedish formats dates as YYYY-MM-DD.
  time.dateTime = now.toLocaleDateString("sv")
  time.textContent = now.toLocaleDateString(language(), { dateStyle: "long" })
  placeholder.replaceChildren(time)
}
