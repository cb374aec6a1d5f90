import { styled } from "@mui/material/styles"
import { stroke } from "../theme/tokens"

/** A porthole: the picture in a drawn ring. */
const Porthole = styled("span")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    placeItems: "center",
    aspectRatio: "1",
    borderRadius: "50%",
    border: `${stroke.key} solid ${yard.ink}`,
    background: yard.plane,
    "& img": {
      display: "block",
      width: "88%",
      height: "auto",
      aspectRatio: "1",
      objectFit: "cover",
      borderRadius: "50%",
    },
  }
})

/** Portrait of a person whose name stands beside it, so assistive technology passes over it. */
export const Portrait = ({ src }: { src: string }) => (
  <Porthole>
    <img src={src} alt="" width={400} height={400} loading="lazy" decoding="async" />
  </Porthole>
)
