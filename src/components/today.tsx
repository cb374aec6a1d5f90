import { styled } from "@mui/material/styles"
import { useEffect, useRef } from "react"

/** Room for the longest date ("September 30, 2025"), as high empty as filled, so that nothing moves when it arrives. */
const Slot = styled("span")({ display: "inline-block", minWidth: "11.5em", minHeight: "1lh", verticalAlign: "top" })

/** The day by the visitor's clock: in words, and as `<time>` wants it. */
const today = () => {
  const now = new Date()
  const iso = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map(part => String(part).padStart(2, "0"))
    .join("-")
  return { iso, words: now.toLocaleDateString("en-US", { dateStyle: "long" }) }
}

/**
 * In `<head>` of a page that shows the date: fills the slot as soon as the page is read, long before React is wanted.
 * The same as `today` and the effect below, written small, since it stands in the HTML.
 */
export const todayScript = `document.addEventListener("DOMContentLoaded",function(){var s=document.querySelector("[data-today]:empty");if(!s)return;
var n=new Date(),t=document.createElement("time");t.dateTime=[n.getFullYear(),n.getMonth()+1,n.getDate()].map(function(p){return String(p).padStart(2,"0")}).join("-");
t.textContent=n.toLocaleDateString("en-US",{dateStyle:"long"});s.appendChild(t)})`

/**
 * The current date. The HTML holds an empty slot, the same in every build and for every visitor, that React never looks
 * into (so nothing can mismatch); the script above fills it, and after a change of page the effect does.
 */
export const Today = () => {
  const slot = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!slot.current || slot.current.hasChildNodes()) return
    const { iso, words } = today()
    const time = document.createElement("time")
    time.dateTime = iso
    time.textContent = words
    slot.current.append(time)
  }, [])
  return <Slot ref={slot} data-today suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
}
