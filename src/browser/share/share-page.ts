/** Marks the button: without a value it keeps its place and is not shown. */
export const shareAttribute = "data-share"

/** The value of the mark once the button can do what it says. */
export const shareReady = "ready"

/** Holds what the button says once the address is copied. */
export const sharedAttribute = "data-shared"

/** The button shares the page as the visitor's device does; where it has nothing of the kind, it copies the address. */
export const start = (button: Element): void => {
  // Browsers give either only to pages that came encrypted.
  if (!("share" in navigator || "clipboard" in navigator)) return
  button.setAttribute(shareAttribute, shareReady)
  button.addEventListener("click", () => {
    const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href
    if ("share" in navigator) {
      // Whoever closes what the device shows has changed their mind: that is no error.
      navigator.share({ title: document.title, url }).catch(() => undefined)
      return
    }
    ;(navigator as Navigator).clipboard.writeText(url).then(
      () => (button.textContent = button.getAttribute(sharedAttribute)),
      // The visitor or the browser forbids it: the button says what it said.
      () => undefined,
    )
  })
}
