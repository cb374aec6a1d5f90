import { styled } from "@mui/material/styles"
import { space } from "../theme/tokens"
import List from "@mui/material/List"

/** Lines that are included; an entry marked `data-not` is not. The tick is a border, so that no line needs an icon. */
export const TickList = styled(List)(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    display: "grid",
    alignContent: "start",
    gap: `clamp(${space.s1}, 1vw, ${space.s2})`,
    "& li": { display: "grid", gridTemplateColumns: "1rem minmax(0, 1fr)", gap: ".65rem", alignItems: "baseline" },
    "& li::before": {
      content: '""',
      width: ".8rem",
      height: ".42rem",
      border: `solid ${colors.accent}`,
      borderWidth: "0 0 2px 2px",
      transform: "rotate(-45deg) translate(2px, -3px)",
    },
    "& li[data-not]": { color: colors.textSoft },
    "& li[data-not]::before": {
      height: 0,
      borderWidth: "0 0 1.5px",
      borderColor: colors.muted,
      transform: "translate(0, -4px)",
    },
  }
})
