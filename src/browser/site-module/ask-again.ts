/**
 * Asks once more for the module of every page where it did not come, when the page is next touched: a train leaves a
 * tunnel. The fragment makes it another module, because browsers remember one that failed.
 */
export const start = (): void => {
  const tell = ({ target }: Event) => {
    const failed = target as HTMLScriptElement
    // Pictures and sheets that fail come by here too.
    if (failed.type !== "module") return
    const ask = () => {
      const again = document.createElement("script")
      again.type = "module"
      again.src = `${failed.src}#`
      // Does nothing where another touch has already asked.
      failed.replaceWith(again)
    }
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, ask, { once: true })
  }
  addEventListener("error", tell, true)
}
