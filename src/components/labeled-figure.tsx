import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { columns } from "#theme/layouts"
import { FigureValue } from "./figure-value"

/** A key figure with its label: beside it on phones, otherwise below it. */
export const LabeledFigure = ({ value, label }: { value: string; label: ReactNode }) => (
  <Box sx={{ ...columns({ xs: "auto 1fr", sm: 1 }), rowGap: 1.5, columnGap: 2, alignItems: "center" }}>
    <Typography variant="figure">
      <FigureValue>{value}</FigureValue>
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: "22rem", fontWeight: 500 }}>
      {label}
    </Typography>
  </Box>
)
