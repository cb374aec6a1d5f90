import { Path, Rect } from "./pens"

interface Standing {
  x: number
  y: number
  height: number
}

/** The bottle of `parts.tsx` as a frame, `height` tall, standing with its left foot at (x, y). */
export const BottleFrame = ({ x, y, height }: Standing) => (
  <g transform={`translate(${x} ${y}) scale(${height / 110})`}>
    <Path pen="outline" d="M0 0v-60q0-12 10-16v-16h20v16q10 4 10 16v60zM8-92v-12h24v12M0-44h40M0-22h40" />
  </g>
)

/** The bottle cut along its axis, which stands at (x, y): framed on the left, built on the right. */
export const BottleCut = ({ x, y, height }: Standing) => (
  <g transform={`translate(${x} ${y}) scale(${height / 110})`}>
    <Path pen="outline" d="M0 0h-20v-60q0-12 10-16v-16h10M-12-92v-12h12M-20-44h20M-20-22h20" />
    <Path pen="sea" d="M0 0h20v-60q0-12-10-16v-16h-10z" />
    <Rect pen="ink" y={-104} width={12} height={14} />
    <Rect pen="ground" y={-44} width={20} height={22} />
  </g>
)
