import { styled } from "@mui/material/styles"
import { stroke } from "../theme/tokens"
import { Photo } from "./photo"

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
    "& picture": { display: "contents" },
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
export const Portrait = ({
  photo,
  sizes,
  first = false,
}: {
  photo: Queries.PhotoFragment
  sizes: string
  /** It stands in the first screen. */
  first?: boolean
}) => (
  <Porthole data-portrait>
    <Photo photo={photo} alt="" sizes={sizes} first={first} />
  </Porthole>
)
