/** Fetches a picture that waits until it is shown; one that did not come is asked for anew. */
const fetchPicture = (image: HTMLImageElement): Promise<void> => {
  image.loading = "eager"
  if (image.complete && !image.naturalWidth) image.setAttribute("src", image.src)
  return image.decode()
}

/** Fetches the two pictures of a comparison, and lets the line between them follow the handle. */
export const start = (slider: HTMLElement): void => {
  const handle = slider.querySelector("input")
  if (!handle) return
  const follow = () => slider.style.setProperty("--value", handle.value)
  const show = () =>
    void Promise.all([...slider.querySelectorAll("img")].map(fetchPicture)).then(
      () => (slider.dataset.state = "live"),
      // The next press asks again.
      () => undefined,
    )
  handle.addEventListener("input", follow)
  for (const type of ["pointerdown", "keydown"]) handle.addEventListener(type, show)
  follow()
  show()
}
