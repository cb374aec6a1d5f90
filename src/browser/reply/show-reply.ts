import { type OfficeHours, replyBy, type ReplyWords, saidOf } from "../../site/office-hours"

/** Marks what says by when a message is answered; its value holds the hours and the words. */
export const replyAttribute = "data-reply"

const MINUTE = 60_000

/** Says by when a message sent now is answered, on the visitor's clock. The page's own words stand beside it. */
export const start = (place: HTMLElement): void => {
  const hours = JSON.parse(place.getAttribute(replyAttribute)!) as OfficeHours & ReplyWords
  const show = () => {
    const now = Date.now()
    const by = replyBy(now, hours)
    place.hidden = by === undefined
    if (by !== undefined) place.textContent = saidOf(by, now, hours, document.documentElement.lang)
  }
  show()
  setInterval(show, MINUTE)
}
