import { styled } from "@mui/material/styles"
import { useEffect, useRef, useState } from "react"

/** Spec 9.1. */
const SIZE = 20

const Glow = styled("div")(({ theme }) => ({
  position: "fixed",
  zIndex: 30,
  top: -SIZE / 2,
  left: -SIZE / 2,
  width: SIZE,
  height: SIZE,
  borderRadius: "50%",
  background: theme.vars.palette.yard.signal,
  filter: "blur(3px)",
  opacity: 0,
  pointerEvents: "none",
  transition: "opacity .24s",
}))

const WANTED = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)"

/** A 20 px glow that follows the mouse; not created on touch devices or where reduced motion is preferred. */
export const CursorGlow = () => {
  const [wanted, setWanted] = useState(false)
  const glow = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const query = matchMedia(WANTED)
    const update = () => setWanted(query.matches)
    update()
    query.addEventListener("change", update)
    return () => query.removeEventListener("change", update)
  }, [])

  useEffect(() => {
    if (!wanted) return
    const follow = (event: MouseEvent) => {
      const { style } = glow.current ?? {}
      if (!style) return
      style.transform = `translate(${event.clientX}px, ${event.clientY}px)`
      style.opacity = "0.3"
    }
    const hide = () => glow.current?.style.setProperty("opacity", "0")
    document.addEventListener("mousemove", follow, { passive: true })
    document.documentElement.addEventListener("mouseleave", hide)
    return () => {
      document.removeEventListener("mousemove", follow)
      document.documentElement.removeEventListener("mouseleave", hide)
    }
  }, [wanted])

  return wanted ? <Glow ref={glow} data-cursor-glow aria-hidden="true" /> : null
}
