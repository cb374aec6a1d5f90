import type { ReactNode } from "react"
import { boxes, dots } from "../boxes"
import { Lettering, Path, Rect } from "../pens"
import { sheet } from "./drawing"

/** A window of a browser that fills the sheet; what is in it begins below y 44. */
export const Window = ({ children }: { children: ReactNode }) => (
  <>
    <Rect pen="plate" x={2} y={2} width={sheet.width - 4} height={sheet.height - 4} />
    <Rect pen="wash" x={2} y={2} width={sheet.width - 4} height={38} />
    <Path pen="outline" d={`M2 40H${sheet.width - 2}${dots(6, [24, 21], [44, 21], [64, 21])}`} />
    <Rect pen="bar" x={92} y={17} width={220} height={8} />
    {children}
    <Path pen="key" d={boxes([2, 2, sheet.width - 4, sheet.height - 4])} />
  </>
)

const PHONE = { width: 300, height: 436, corner: 26 }

/** A phone, its left edge at `x`; its screen is 264 wide and begins 18 to the right. */
export const Phone = ({ x, children }: { x: number; children: ReactNode }) => (
  <>
    <Rect pen="ink" x={x} y={2} width={PHONE.width} height={PHONE.height} rx={PHONE.corner} />
    <Rect pen="plate" x={x + 10} y={14} width={PHONE.width - 20} height={PHONE.height - 24} rx={PHONE.corner - 10} />
    {children}
    <Rect pen="ink" x={x + 110} y={414} width={80} height={4} />
  </>
)

interface ActionProps {
  x: number
  y: number
  width: number
  height: number
  /** Size of its lettering. */
  size?: number
  /** What it says. */
  children: string
}

/** The one yellow button of a built thing, with its words in the middle. */
export const Action = ({ x, y, width, height, size = 24, children }: ActionProps) => (
  <g className="set">
    <Rect pen="action" x={x} y={y} width={width} height={height} />
    <Lettering look="onSignal" x={x + width / 2} y={y + height / 2 + 8} size={size} anchor="middle">
      {children}
    </Lettering>
  </g>
)
