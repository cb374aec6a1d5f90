import Box from "@mui/material/Box"
import { stroke } from "#theme/tokens"
import { Picture } from "./picture"

/** A photograph has the edge of a thing that is drawn. */
const EDGED = { "& > picture > img": { border: `${stroke.key} solid`, maxHeight: "none" } }

interface BuiltPictureProps {
  picture: Queries.PhotoFragment | null
  alt: string | null
}

/** What was built for a client, drawn or photographed. */
export const BuiltPicture = ({ picture, alt }: BuiltPictureProps) => (
  <Box sx={EDGED}>{picture && <Picture picture={picture} alt={alt} sizes="(min-width: 37.5rem) 55vw, 100vw" />}</Box>
)
