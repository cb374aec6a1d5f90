/**
 * Where the module of every page did not come, each click asks for it once more: a train leaves a tunnel. The address
 * is another one after each failure, because browsers may remember a module that failed.
 */
export const start = (): void =>
  addEventListener(
    "error",
    ({ target }) => {
      // Pictures and sheets that fail come by here too.
      if ((target as HTMLScriptElement).type !== "module") return
      let address = `${(target as HTMLScriptElement).src}?`
      onclick = () => import(address).catch(() => (address += "?"))
    },
    true,
  )
