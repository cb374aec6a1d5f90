import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { Picture } from "#components/picture"
import { SideNav } from "#components/side-nav"
import { columns, withDividers } from "#theme/layouts"
import { fontStack, space, typeScale } from "#theme/tokens"
import { underline } from "#theme/underline"
import type { Fields } from "../block"
import type { faqSchema } from "./schema"

/** Links, which a script replaces with toggle buttons (src/browser/topics.ts). */
const TopicNav = styled(SideNav)(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    alignSelf: "start",
    "& li :is(a, button)": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      "&:has(svg)": { gridTemplateColumns: "3.25rem minmax(0, 1fr)" },
      gap: space.s4,
      alignItems: "center",
      width: "100%",
      minHeight: "4.25rem",
      paddingBlock: space.s2,
      border: 0,
      background: "none",
      color: "inherit",
      textAlign: "left",
      cursor: "pointer",
      fontFamily: fontStack.display,
      fontWeight: 620,
      fontStretch: "88%",
      fontSize: typeScale.h4,
      lineHeight: 1.1,
      textDecoration: "none",
      "&:hover": underline(colors.action),
    },
    // Drawings of topics that are not selected are gray instead of blue.
    "& li button[aria-pressed=false]": {
      color: colors.textSecondary,
      "&:hover": { color: colors.text },
      "& .sea": { fill: colors.bar },
    },
    "& li button[aria-pressed=true]": { boxShadow: `inset 0 -3px ${colors.action}` },
  }
})

interface TopicFilterProps {
  title: string
  topics: readonly Pick<NonNullable<Fields<typeof faqSchema>["topics"]>[number], "value" | "label" | "picture">[]
}

/** Links to topics, with drawings. */
export const TopicFilter = ({ title, topics }: TopicFilterProps) => (
  <TopicNav aria-label={title}>
    <List sx={{ ...withDividers("below", 0), ...columns({ sm: 2, md: 1 }), columnGap: 4 }}>
      {topics.map(({ value, label, picture }) => (
        <ListItem key={value}>
          <Link href={`#${value}`}>
            {picture && <Picture picture={picture} alt="" eager />}
            {label}
          </Link>
        </ListItem>
      ))}
    </List>
  </TopicNav>
)
