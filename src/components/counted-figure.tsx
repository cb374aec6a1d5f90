import type { ReactNode } from "react"
import { FigureValue } from "./figure-value"
import { Grid } from "./grid"
import Typography from "@mui/material/Typography"

/** A large figure and what it counts: beside one another on phones, else below. */
export const CountedFigure = ({ value, label }: { value: string; label: ReactNode }) => (
  <Grid template={{ xs: "auto 1fr", sm: 1 }} rowSpacing={1.5} columnSpacing={2} alignItems="center">
    <Typography variant="figure">
      <FigureValue>{value}</FigureValue>
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: "22rem", fontWeight: 500 }}>
      {label}
    </Typography>
  </Grid>
)
