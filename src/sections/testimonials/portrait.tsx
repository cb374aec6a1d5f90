import { styled } from "@mui/material/styles"

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
    border: `max(5px, 3cqw) solid ${yard.plane}`,
    outline: `2px solid ${yard.ink}`,
    boxShadow: `inset 0 0 0 2px ${yard.ink}`,
    background: yard.wash,
  }
})

/** Portrait of a person whose name stands beside it, so assistive technology passes over it. */
export const Portrait = ({ src }: { src: string }) => <Porthole src={src} alt="" width={400} height={400} loading="lazy" decoding="async" />
