import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { HeadedSection } from "../../components/headed-section"
import { MarkedText } from "../../components/marked-line"
import Button, { buttonClasses } from "@mui/material/Button"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { More } from "../../components/more"
import Typography from "@mui/material/Typography"
import { columnsOf } from "../../theme/even-columns"
import { letterMark, space, stroke, typeScale } from "../../theme/tokens"
import { PictureFigure } from "../../components/picture"
import { columns } from "../../theme/layouts"

/** A thing on the shelf, its words and button below it; on phones it is small, beside the words. */
const Thing = styled(ListItem)(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  "& figure": {
    width: "100%",
    paddingInline: space.s4,
    borderBottom: `6px solid ${theme.vars.palette.colors.text}`,
    marginBottom: space.s5,
  },
  "& > p": { flex: 1, marginBlock: `${space.s2} ${space.s4}`, paddingRight: space.s5 },
  [`& .${buttonClasses.root}`]: { paddingInline: space.s3 },
  // In pencil: the button is drawn, and nothing lies behind it yet.
  "& button:disabled": {
    border: `${stroke.draw} dashed ${theme.vars.palette.colors.muted}`,
    color: theme.vars.palette.colors.textSoft,
    pointerEvents: "none",
  },
  [theme.breakpoints.down("sm")]: {
    display: "grid",
    gridTemplateColumns: "min(6rem, 28vw) minmax(0, 1fr)",
    overflowWrap: "anywhere",
    columnGap: space.s4,
    "& > *": { gridColumn: "1 / -1", justifySelf: "start" },
    "& > figure ~ h3, & > figure ~ p": { gridColumn: 2 },
    "& > figure": { gridArea: "1 / 1 / span 2 / 2", paddingInline: 0, marginBottom: 0 },
  },
}))

/** The mark in a file of its own, as it is drawn everywhere. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="${letterMark}"/></svg>`

/** What is known of a file. */
const Note = ({ children }: { children: string }) => (
  <Typography variant="note" component="small" color="textSecondary" sx={{ mt: 1, pr: 2 }}>
    {children}
  </Typography>
)

/** Brand assets to download; those without a file are visibly unavailable. The mark is there in any case, as text. */
export const Assets = ({ id, ...assets }: Queries.AssetsBlockFragment) => {
  const none = assets.items.every(({ href }) => !href)
  return (
    <HeadedSection
      tone="surface"
      id={id}
      title={assets.title}
      lead={assets.lead}
      aside={none && <Note>{assets.unavailable}</Note>}
    >
      <List sx={{ ...columns({ sm: 2, lg: columnsOf(assets.items.length, 4) }), rowGap: 6 }}>
        {assets.items.map(({ picture, title, text, linkLabel, href, note: ofFile }) => {
          const note = href ? ofFile : !none && assets.unavailable
          return (
            <Thing key={title}>
              <PictureFigure picture={picture} alt="" />
              <Typography variant="h3">{title}</Typography>
              <MarkedText color="textSecondary">{text}</MarkedText>
              <Button {...(href ? { href } : { disabled: true })} variant="outlined" size="small">
                {linkLabel}
              </Button>
              {note && <Note>{note}</Note>}
            </Thing>
          )
        })}
      </List>
      <Box sx={{ mt: 6 }}>
        <More summary={assets.svg}>
          {/* One click marks all of it, ready to be copied. */}
          <Box component="code" sx={{ display: "block", fontSize: typeScale.small, userSelect: "all" }}>
            {MARK}
          </Box>
        </More>
      </Box>
    </HeadedSection>
  )
}

export const query = graphql`
  fragment AssetsBlock on AssetsBlock {
    id
    title
    lead
    unavailable
    svg
    items {
      ...Item
    }
  }
`
