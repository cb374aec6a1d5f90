import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { frameOf } from "../theme/frame"
import { ACROSS_PAGE, Picture } from "./picture"
import { WIDTH, WideFigure } from "./wide-figure"

/** A photograph is as wide as a drawing, and never higher than leaves room for words. */
const Figure = styled(WideFigure)({ "& > picture > img": { maxHeight: "min(44rem, 80vh)" } })

/** The part of a drawing that phones show, if it names one. */
const narrowOf = ({ viewBox, phone }: Queries.PhotoFragment["drawing"] & object) => {
  if (!phone) return undefined
  const [start, , whole] = frameOf(viewBox)
  const [left, , width] = frameOf(phone)
  const scale = WIDTH / whole
  return [(left - start) * scale, width * scale] as const
}

interface WidePictureProps extends Omit<ComponentProps<typeof Picture>, "sizes"> {
  className?: string
}

/** The picture of a page, from side to side. */
export const WidePicture = ({ className, ...shown }: WidePictureProps) => {
  const { drawing } = shown.picture
  return (
    <Figure className={className} narrow={drawing ? narrowOf(drawing) : undefined}>
      <Picture {...shown} sizes={ACROSS_PAGE} />
    </Figure>
  )
}
