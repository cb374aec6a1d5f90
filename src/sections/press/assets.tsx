import ExpandMore from "@mui/icons-material/ExpandMore"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button, buttonClass } from "../../components/button"
import { More } from "../../components/more"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { PressAsset } from "../../scenes/press-assets"
import { letterMark, space, stroke, typeScale } from "../../theme/tokens"
import { columnsOf } from "../../theme/even-columns"

/** Things on one shelf, their words and buttons below it. */
const Shelf = styled("ul", { shouldForwardProp: name => name !== "count" })<{ count: number }>(({ theme, count }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: columnsOf(count, 4),
    rowGap: space.s7,
    "& li": { display: "flex", flexDirection: "column", alignItems: "start" },
    "& figure": {
      width: "100%",
      paddingInline: space.s4,
      borderBottom: `6px solid ${yard.ink}`,
      marginBottom: space.s5,
    },
    "& h3, & p": { paddingRight: space.s5 },
    "& li > p": { flex: 1, marginBlock: `${space.s2} ${space.s4}`, color: yard.inkSoft },
    [`& .${buttonClass}`]: {
      paddingInline: space.s3,
      // In pencil: the button is drawn, and nothing lies behind it yet.
      "&:disabled": {
        border: `${stroke.draw} dashed ${yard.pencil}`,
        color: yard.inkSoft,
        background: "none",
        pointerEvents: "none",
      },
    },
    "& small": {
      marginTop: space.s2,
      paddingRight: space.s4,
      fontSize: typeScale.note,
      lineHeight: 1.4,
      color: yard.inkSoft,
    },
    [theme.breakpoints.down("lg")]: { gridTemplateColumns: "repeat(2, 1fr)" },
    [theme.breakpoints.down(480)]: { gridTemplateColumns: "1fr", "& figure": { paddingInline: space.s7 } },
  }
})

/** The mark in a file of its own, as it is drawn everywhere. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="${letterMark}"/></svg>`

/** One click marks all of it, ready to be copied. */
const Source = styled(More)({
  marginTop: space.s7,
  "& code": { display: "block", fontSize: typeScale.small, overflowWrap: "anywhere", userSelect: "all" },
})

interface PressAssetsProps {
  assets: Queries.PressAssetsFragment
  /** Kind and size of the file of each, where it is known. */
  notes: readonly (string | null)[]
}

/** Brand assets to download; one without a file is visibly unavailable. The mark is there in any case, as text. */
export const PressAssets = ({ assets, notes }: PressAssetsProps) => (
  <Section tone="plane" id="assets">
    <Container>
      <SectionHead title={assets.title} lead={assets.lead} />
      <Shelf count={assets.items.length}>
        {assets.items.map(({ drawing, title, text, label, href }, index) => (
          <li key={title}>
            <figure>
              <PressAsset name={drawing} />
            </figure>
            <Typography variant="h3">{title}</Typography>
            <p>{text}</p>
            {href ? (
              <>
                <Button href={href} variant="outlined" size="small">
                  {label}
                </Button>
                {notes[index] && <small>{notes[index]}</small>}
              </>
            ) : (
              <>
                <Button variant="outlined" size="small" disabled>
                  {label}
                </Button>
                <small>{assets.unavailable}</small>
              </>
            )}
          </li>
        ))}
      </Shelf>
      <Source>
        <summary>
          {assets.svg}
          <ExpandMore />
        </summary>
        <code>{MARK}</code>
      </Source>
    </Container>
  </Section>
)

export const query = graphql`
  fragment PressAssets on PressAssets {
    title
    lead
    unavailable
    svg
    items {
      drawing
      title
      text
      label
      href
    }
  }
`
