import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { useSite } from "#site/use-site"
import { space } from "#theme/tokens"
import { VisuallyHidden } from "./visually-hidden"

const Lines = styled(List)(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    display: "grid",
    alignContent: "start",
    gap: `min(${space.s2}, 1vw)`,
    "& li": { display: "grid", gridTemplateColumns: "1rem minmax(0, 1fr)", gap: space.s3, alignItems: "baseline" },
    "& li::before": {
      content: '""',
      width: ".8rem",
      height: ".42rem",
      border: `solid ${colors.accent}`,
      borderWidth: "0 0 2px 2px",
      transform: "rotate(-45deg) translate(2px, -3px)",
    },
    "& li[data-excluded]": { color: colors.textSecondary },
    "& li[data-excluded]::before": {
      height: 0,
      borderWidth: "0 0 1.5px",
      borderColor: colors.muted,
      transform: "translate(0, -4px)",
    },
  }
})

interface CheckListProps {
  lines: readonly string[]
  /** Lines that are not included; a visually hidden label precedes each. */
  excluded?: readonly string[]
  className?: string
}

/** A list of included lines, then excluded ones. Check marks are borders, not icons. */
export const CheckList = ({ lines, excluded = [], className }: CheckListProps) => {
  const { words } = useSite()
  return (
    <Lines {...(className && { className })}>
      {lines.map(line => (
        <ListItem key={line}>{line}</ListItem>
      ))}
      {excluded.map(line => (
        <ListItem key={line} data-excluded>
          <span>
            <VisuallyHidden>{words.notIncluded} </VisuallyHidden>
            {line}
          </span>
        </ListItem>
      ))}
    </Lines>
  )
}
