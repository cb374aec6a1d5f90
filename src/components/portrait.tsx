import { styled } from "@mui/material/styles"
import { stroke } from "../theme/tokens"

/** A porthole: the picture in a drawn ring. */
const Porthole = styled("img")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "block",
    width: "100%",
    height: "auto",
    aspectRatio: "1",
    objectFit: "cover",
    borderRadius: "50%",
    padding: "6%",
    border: `${stroke.key} solid ${yard.ink}`,
    background: yard.plane,
  }
})

/** Portrait of a person whose name stands beside it, so assistive technology passes over it. */
export const Portrait = ({ src }: { src: string }) => <Porthole src={src} alt="" width={400} height={400} loading="lazy" decoding="async" />
