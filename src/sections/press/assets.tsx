import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button, buttonClass } from "../../components/button"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { PressAsset } from "../../scenes/press-assets"
import { space, stroke, typeScale } from "../../theme/tokens"
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

/** Brand assets to download; one without a file is visibly unavailable. */
export const PressAssets = ({ assets }: { assets: Queries.PressAssetsFragment }) => (
  <Section tone="plane" id="assets">
    <Container>
      <SectionHead title={assets.title} lead={assets.lead} />
      <Shelf count={assets.items.length}>
        {assets.items.map(({ drawing, title, text, label, href }) => (
          <li key={title}>
            <figure>
              <PressAsset name={drawing} />
            </figure>
            <Typography variant="h3">{title}</Typography>
            <p>{text}</p>
            {href ? (
              <Button href={href} variant="outlined" size="small">
                {label}
              </Button>
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
    </Container>
  </Section>
)

export const query = graphql`
  fragment PressAssets on PressAssets {
    title
    lead
    unavailable
    items {
      drawing
      title
      text
      label
      href
    }
  }
`
