import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { HeadedSection } from "#components/headed-section"
import { MarkdownText } from "#components/markdown-line"
import { PictureFigure } from "#components/picture"
import { ShowMore } from "#components/show-more"
import { balancedColumnCount, columns } from "#theme/layouts"
import { letterMark, stroke, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import { tileStyles } from "../items/lists"
import type { assetsSchema } from "./schema"

/** Dashed button: the file does not exist yet. */
const plannedStyles = {
  "&.Mui-disabled": { border: `${stroke.outline} dashed`, borderColor: "colors.muted", color: "colors.textSecondary" },
}

/** Texts fill the height, so that the buttons of a row align. */
const assetStyles = { gridTemplateRows: { sm: "auto 1fr" } }

/** The letter mark as SVG code. */
const LETTER_MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="${letterMark}"/></svg>`

/** Type and size of a file, or that it is missing. */
const Note = ({ children }: { children: string }) => (
  <Typography variant="note" component="small" color="textSecondary" sx={{ marginTop: 1, paddingRight: 2 }}>
    {children}
  </Typography>
)

interface AssetsProps extends Fields<typeof assetsSchema> {
  items: readonly (Fields<typeof assetsSchema>["items"][number] & Pick<Queries.ItemFragment, "note">)[]
}

/** Brand assets to download; those without a file are disabled. The letter mark needs no file. */
export const AssetsBlock = ({ id, ...assets }: AssetsProps) => {
  const hasNoFiles = assets.items.every(({ href }) => !href)
  return (
    <HeadedSection
      tone="surface"
      id={id}
      title={assets.title}
      lead={assets.lead}
      headerContent={hasNoFiles && <Note>{assets.unavailable}</Note>}
    >
      <List sx={{ ...columns({ sm: 2, lg: balancedColumnCount(assets.items.length, 4) }), rowGap: 6, columnGap: 4 }}>
        {assets.items.map(({ picture, title, text, linkLabel, href, note: fileInfo }) => {
          const note = href ? fileInfo : !hasNoFiles && assets.unavailable
          return (
            <ListItem key={title} sx={{ ...tileStyles(picture !== null), ...assetStyles }}>
              <PictureFigure picture={picture} alt="" sx={{ alignSelf: "start" }} />
              <Stack spacing={1} sx={{ alignItems: "start" }}>
                <Typography variant="h4">{title}</Typography>
                <MarkdownText color="textSecondary" sx={{ flex: 1 }}>
                  {text}
                </MarkdownText>
                <Button {...(href ? { href } : { disabled: true })} variant="outlined" size="small" sx={plannedStyles}>
                  {linkLabel}
                </Button>
                {note && <Note>{note}</Note>}
              </Stack>
            </ListItem>
          )
        })}
      </List>
      <Box sx={{ marginTop: 6 }}>
        <ShowMore summary={assets.svg}>
          {/* One click selects the whole code. */}
          <Box component="code" sx={{ display: "block", fontSize: typeScale.small, userSelect: "all" }}>
            {LETTER_MARK_SVG}
          </Box>
        </ShowMore>
      </Box>
    </HeadedSection>
  )
}
