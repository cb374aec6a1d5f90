import ExpandMore from "@mui/icons-material/ExpandMore"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { behavior } from "#browser/behaviors"
import { header, space, stroke } from "#theme/tokens"

/** As tall as the text beside it, for the sticky position. */
const SideColumn = styled("nav")({ alignSelf: "stretch" })

const Disclosure = styled("details")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    borderTop: `${stroke.outline} solid ${colors.text}`,
    borderBottom: `1px solid ${colors.divider}`,
    "& summary": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      minHeight: "3.25rem",
      fontWeight: 600,
      "& svg": { fontSize: "1.5rem" },
    },
    "&[open] summary svg": { transform: "scaleY(-1)" },
    [theme.breakpoints.up("md")]: {
      position: "sticky",
      top: header.clearance,
      maxHeight: `calc(100vh - ${header.clearance} - ${space.s6})`,
      overflowY: "auto",
      borderBottom: 0,
      "@supports selector(::details-content)": {
        "&::details-content": { contentVisibility: "visible", blockSize: "auto" },
        "& summary": { pointerEvents: "none", "& svg": { display: "none" } },
      },
    },
  }
})

/** Links; the current one has a bar. */
const linkStyles = {
  display: "block",
  paddingBlock: 1,
  typography: "body2",
  color: "text.secondary",
  "&:hover": { color: "inherit" },
  "&[aria-current]": { paddingLeft: 1.5, borderLeft: "6px solid", borderColor: "colors.accent", color: "inherit" },
}

interface TableOfContentsProps {
  title: string
  headings: readonly Queries.ActionFragment[]
}

/**
 * Table of contents of a long text; a script marks the current heading. On narrow screens a native disclosure above the
 * text, on wide ones open and sticky beside it.
 */
export const TableOfContents = ({ title, headings }: TableOfContentsProps) => (
  <SideColumn aria-label={title} {...behavior("contents")}>
    <Disclosure>
      <summary>
        {title}
        <ExpandMore />
      </summary>
      <List component="ol" sx={{ paddingBottom: 2 }}>
        {headings.map(({ label, href }) => (
          <ListItem key={href}>
            <Link underline="hover" href={href} sx={linkStyles}>
              {label}
            </Link>
          </ListItem>
        ))}
      </List>
    </Disclosure>
  </SideColumn>
)
