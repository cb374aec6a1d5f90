import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import ListItemText from "@mui/material/ListItemText"
import { MarkdownLine } from "#components/markdown-line"
import { PictureFigure } from "#components/picture"
import { VisuallyHidden } from "#components/visually-hidden"
import { tel } from "#site/contact-urls"
import { useSite } from "#site/use-site"
import { balancedColumnCount, columns, withDividers } from "#theme/layouts"
import { space, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import type { itemsSchema } from "./schema"

type Block = Fields<typeof itemsSchema>

/** Returns the items with dialable `tel:` links. */
const useTelLinks = (items: Block["items"]) => {
  const { callingCode } = useSite()
  return items.map(({ href, ...item }) => ({
    ...item,
    href: href?.startsWith("tel:") ? tel(href.slice("tel:".length), callingCode) : href,
  }))
}

/** Buttons are beside the text on tablets, and aligned below it on wide screens. */
const optionStyles = {
  rowGap: space.row,
  gridTemplateRows: { md: "1fr auto" },
  alignItems: { sm: "center", md: "start" },
  justifyItems: { sm: "start" },
}

/** Contact options side by side, each with a button. */
export const Options = ({ items }: Pick<Block, "items">) => (
  <List sx={{ ...withDividers("below", 3, "colors.muted"), ...columns(items.length), columnGap: space.columns }}>
    {useTelLinks(items).map(({ title, text, linkLabel, href }, index) => (
      <ListItem key={title} sx={{ ...columns({ sm: "1fr auto", md: 1 }), columnGap: 3, ...optionStyles }}>
        <ListItemText
          primary={title}
          secondary={<MarkdownLine>{text}</MarkdownLine>}
          slotProps={{ primary: { variant: "h3" }, secondary: { sx: { marginTop: 1.5 } } }}
        />
        <Button
          variant={index < items.length - 1 ? "outlined" : "contained"}
          {...(href ? { href } : { type: "button" })}
        >
          {linkLabel}
        </Button>
      </ListItem>
    ))}
  </List>
)

/** One line per item on phones: saves space above the fold. */
const stripItemStyles = {
  // A long link moves below the title, unbroken.
  display: { xs: "flex", sm: "grid" },
  flexWrap: "wrap",
  justifyContent: { xs: "space-between", sm: "stretch" },
  gridTemplateRows: { md: "1fr auto" },
  alignItems: { xs: "baseline", sm: "stretch" },
  rowGap: { md: 1.5 },
  paddingBlock: { xs: 0, sm: 3, md: 4 },
  "&:not(:first-of-type)": { borderTop: { xs: 1, md: 0 }, borderColor: { xs: "colors.divider" } },
  "& figure, & p": { display: { xs: "none", sm: "block" } },
  "& h3": { fontSize: { xs: typeScale.body, sm: typeScale.h4 } },
}

/** Contact options in a strip below the hero, with small pictures and links. */
export const Strip = ({ id, title: name, items }: Block) => (
  <Box
    component="section"
    id={id ?? undefined}
    sx={{ backgroundColor: "colors.surface", borderBottom: 1, borderColor: "colors.divider" }}
  >
    <Container>
      <VisuallyHidden as="h2">{name}</VisuallyHidden>
      <List sx={{ ...columns(balancedColumnCount(items.length, 3)), columnGap: space.columns }}>
        {useTelLinks(items).map(({ picture, title, text, linkLabel, href }) => (
          <ListItem
            key={title}
            sx={{
              ...columns(picture ? { sm: "4.5rem 1fr auto", md: "4.5rem 1fr" } : { sm: "1fr auto", md: 1 }),
              columnGap: 3,
              ...stripItemStyles,
            }}
          >
            <PictureFigure picture={picture} alt="" eager sx={{ gridRow: "1 / -1", paddingTop: 0.5 }} />
            <ListItemText primary={title} secondary={<MarkdownLine>{text}</MarkdownLine>} />
            {href && (
              <Link variant="action" href={href} sx={{ gridArea: { sm: "1 / -2", md: "auto" }, justifySelf: "start" }}>
                {linkLabel}
              </Link>
            )}
          </ListItem>
        ))}
      </List>
    </Container>
  </Box>
)
