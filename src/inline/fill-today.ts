/** Marks the empty slot. */
export const todayAttribute = "data-today"

/** Fills the empty slot with the day by the visitor's clock: the HTML is the same in every build and for everybody. */
export const fillToday = (): void => {
  const slot = document.querySelector(`[${todayAttribute}]:empty`)
  if (!slot) return
  const now = new Date()
  const time = document.createElement("time")
  time.dateTime = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map(part => String(part).padStart(2, "0"))
    .join("-")
  time.textContent = now.toLocaleDateString("en-US", { dateStyle: "long" })
  slot.append(time)
}
