import { createContext, type ReactNode, useContext } from "react"

/** Left, top, width and height, in units of a drawing. */
export type Frame = readonly [left: number, top: number, width: number, height: number]

/** @returns the numbers of a viewBox */
export const frameOf = (viewBox: string): Frame => {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(" ").map(Number)
  return [left, top, width, height]
}

/** A scene as it is written: its frame, and the marks in it. */
export interface SceneMarks {
  viewBox: string
  children: ReactNode
}

/**
 * How a drawing comes with its page: `page`, its marks are elements of the page, whose rules reach in; `file`, a
 * picture that is fetched, unless it is smaller than its address.
 */
export type Delivery = "page" | "file"

/**
 * A scene as the build draws it: markup to stand inside the `<svg>`, or a picture and which part of the drawing that
 * shows.
 */
export type Drawing = { content: string } | { src: string; frame: Frame }

/** Draws a scene. */
export type Draw = (scene: SceneMarks, delivery: Delivery) => Drawing

/**
 * Opens what draws.
 * @param publish publishes a picture, and returns its address
 * @returns nothing where React draws each scene into the page
 */
export type OpenDrawing = (publish: (svg: string) => string) => Promise<Draw | undefined>

/** How the build draws, and how it delivers the drawings here. */
interface Drawer {
  draw: Draw
  delivery: Delivery
}

/**
 * Given by the build (render-page.tsx). Without it, in `develop` and in tests, React draws every scene into the page.
 */
export const DrawContext = createContext<Drawer | null>(null)

/** Has the drawings in it delivered in one way. */
export const Delivered = ({ as, children }: { as: Delivery; children: ReactNode }) => {
  const drawer = useContext(DrawContext)
  return <DrawContext value={drawer && { ...drawer, delivery: as }}>{children}</DrawContext>
}
