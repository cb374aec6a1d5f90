import Box from "@mui/material/Box"
import { stroke } from "#theme/tokens"
import { Picture } from "./picture"

/** Gives photographs the border of drawings. */
const borderedStyles = { "& > picture > img": { border: `${stroke.key} solid`, maxHeight: "none" } }

interface DeliverablePictureProps {
  picture: Queries.PictureFragment | null
  alt: string | null
}

/** The picture of a deliverable. */
export const DeliverablePicture = ({ picture, alt }: DeliverablePictureProps) => (
  <Box sx={borderedStyles}>
    {picture && <Picture picture={picture} alt={alt} sizes="(min-width: 37.5rem) 55vw, 100vw" />}
  </Box>
)
