/** Loads a lazy image; retries one that failed. */
const fetchPicture = (image: HTMLImageElement): Promise<void> => {
  image.loading = "eager"
  if (image.complete && !image.naturalWidth) image.setAttribute("src", image.src)
  return image.decode()
}

/** Loads the two pictures of a comparison and moves the divider with the handle. */
export const start = (slider: HTMLElement): void => {
  const handle = slider.querySelector("input")
  if (!handle) return
  const updateDivider = () => slider.style.setProperty("--value", handle.value)
  const loadPictures = () =>
    void Promise.all([...slider.querySelectorAll("img")].map(fetchPicture)).then(
      () => (slider.dataset.state = "ready"),
      // The next interaction retries.
      () => undefined,
    )
  handle.addEventListener("input", updateDivider)
  for (const type of ["pointerdown", "keydown"]) handle.addEventListener(type, loadPictures)
  updateDivider()
  loadPictures()
}
