import { language } from "#site/language"

/** Puts the day by the visitor's clock in place of the day of the build, which stands there without script. */
export const start = (slot: Element): void => {
  const now = new Date()
  const time = document.createElement("time")
  // Swedish writes days as YYYY-MM-DD.
  time.dateTime = now.toLocaleDateString("sv")
  time.textContent = now.toLocaleDateString(language(), { dateStyle: "long" })
  slot.replaceChildren(time)
}
