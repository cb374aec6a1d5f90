import { useEffect } from "react"
import { shiftAttribute } from "../theme/theme"
import { dayShift, nightShift } from "../theme/tokens"

const grounds: Record<string, string> = { light: dayShift.ground, dark: nightShift.ground }

/** Gives the browser's own frame, which follows the system by itself, the ground of the shift that the visitor has chosen. */
export const useThemeColor = (): void => {
  useEffect(() => {
    const root = document.documentElement
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(meta => ({ meta, own: meta.content }))
    const follow = () => {
      const chosen = grounds[root.getAttribute(shiftAttribute) ?? ""]
      for (const { meta, own } of metas) meta.content = chosen ?? own
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(root, { attributeFilter: [shiftAttribute] })
    return () => observer.disconnect()
  }, [])
}
