import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import { ActionLink } from "./actions"
import { MarkdownText } from "./markdown-line"
import { VisuallyHidden } from "./visually-hidden"

interface SectionHeaderProps {
  title: string
  lead?: string | null
  /** Puts the lead below the heading, for headers beside their content. */
  stacked?: boolean
  /** Link below the lead. */
  action?: Queries.ActionFragment | null
  /** Renders the heading alone, for assistive technology only. */
  hiddenTitle?: boolean | undefined
  children?: ReactNode
}

/** The heading of a section, with lead, action and other content. */
export const SectionHeader = ({ title, lead, stacked, action, hiddenTitle, children }: SectionHeaderProps) => {
  if (hiddenTitle) return <VisuallyHidden as="h2">{title}</VisuallyHidden>
  if (stacked)
    return (
      <div data-side>
        <Typography variant="h2">{title}</Typography>
        <MarkdownText variant="lead" color="textSecondary" sx={{ marginTop: 2 }}>
          {lead}
        </MarkdownText>
        <ActionLink action={action} />
        {children}
      </div>
    )
  return (
    <Box
      sx={{
        ...columns("9fr 5fr"),
        rowGap: 2,
        columnGap: "10.3%",
        alignItems: "end",
        marginBottom: space.row,
      }}
    >
      <Typography variant="h2">{title}</Typography>
      {(lead || action || children) && (
        <Box sx={{ color: "text.secondary" }}>
          <MarkdownText>{lead}</MarkdownText>
          <ActionLink action={action} />
          {children}
        </Box>
      )}
    </Box>
  )
}
