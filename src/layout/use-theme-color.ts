import { useEffect } from "react"
import { colorModeAttribute } from "../theme/theme"
import { lightColors, darkColors } from "../theme/tokens"

const grounds: Record<string, string> = { light: lightColors.ground, dark: darkColors.ground }

/** Gives the browser's own frame, which follows the system by itself, the ground of the color mode that the visitor has chosen. */
export const useThemeColor = (): void => {
  useEffect(() => {
    const root = document.documentElement
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(meta => ({
      meta,
      own: meta.content,
    }))
    const follow = () => {
      const chosen = grounds[root.getAttribute(colorModeAttribute) ?? ""]
      for (const { meta, own } of metas) meta.content = chosen ?? own
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(root, { attributeFilter: [colorModeAttribute] })
    return () => observer.disconnect()
  }, [])
}
