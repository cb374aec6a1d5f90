import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { space } from "../theme/tokens"
import { ActionLink } from "./actions"
import { MarkedText } from "./marked-line"
import Typography from "@mui/material/Typography"
import { VisuallyHidden } from "./visually-hidden"

const GAP = "clamp(1.25rem, 3.2vw, 3rem)"

const Grid = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(12, 1fr)",
  gap: `${space.s4} ${space.s5}`,
  alignItems: "end",
  marginBottom: GAP,
  "& > h2": { gridColumn: "1 / 8" },
  "& > div": { gridColumn: "9 / 13", color: theme.vars.palette.colors.textSoft },
  // One column, not twelve: the gaps of twelve are wider than a phone when text is set at twice its size.
  [theme.breakpoints.down("md")]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > h2, & > div": { gridColumn: "1 / -1" },
  },
}))

/** As wide as beside an aside. */
const Alone = styled(Typography)(({ theme }) => ({
  marginBottom: GAP,
  [theme.breakpoints.up("md")]: { maxWidth: "58%" },
})) as typeof Typography

interface SectionHeadProps {
  title: string
  lead?: string | null
  /** The lead stands below the heading, and both beside what they head. */
  stacked?: boolean
  /** Stands below the lead. */
  action?: Queries.ActionFragment | null
  /** The heading is for assistive technology only, and stands alone. */
  hidden?: boolean | undefined
  children?: ReactNode
}

/** Heading of a section with an aside: a sentence, or whatever is given. */
export const SectionHead = ({ title, lead, stacked, action, hidden, children }: SectionHeadProps) => {
  if (hidden) return <VisuallyHidden as="h2">{title}</VisuallyHidden>
  if (stacked)
    return (
      <div data-side>
        <Typography variant="h1">{title}</Typography>
        <MarkedText variant="lead" color="textSecondary" sx={{ marginTop: 2 }}>
          {lead}
        </MarkedText>
        <ActionLink action={action} />
        {children}
      </div>
    )
  return lead || action || children ? (
    <Grid>
      <Typography variant="h1">{title}</Typography>
      <div>
        <MarkedText>{lead}</MarkedText>
        <ActionLink action={action} />
        {children}
      </div>
    </Grid>
  ) : (
    <Alone variant="h1">{title}</Alone>
  )
}
