import { styled } from "@mui/material/styles"

/** A square plate of the shell with a sign and no visible words. */
export const IconButton = styled("button")(({ theme }) => ({
  display: "grid",
  placeContent: "center",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: "none",
  color: "inherit",
  fontFamily: "inherit",
  "& svg": { fontSize: "1.5rem" },
  cursor: "pointer",
  "&:hover": { background: theme.vars.palette.yard.wash },
}))
