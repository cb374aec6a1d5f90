import { styled } from "@mui/material/styles"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Headline } from "../components/headline"
import { Actions } from "../components/actions"
import { type Previewed, Seo } from "../components/seo"
import { Container } from "../components/container"
import { PageData } from "../components/page-data"
import { Typography } from "../components/typography"
import { brings } from "../browser/behaviours"
import { Page } from "../layout/page"
import { LostChart } from "../scenes/lost-chart"
import { drawingClass } from "../scenes/scene"
import { space, typeScale } from "../theme/tokens"

const Root = styled("section")({ overflow: "clip", paddingTop: "clamp(2.5rem, 6vw, 5rem)" })

/** Height of what stands above the chart in a phone's window. */
const ABOVE = "21rem"

/**
 * The chart fills the window: the higher that is for its width, the nearer it is cropped to the ship and the torn edge,
 * up to where the ship itself would be cut off. On phones it is never shown whole: its letters would be too small.
 */
const Chart = styled("div")(({ theme }) => ({
  maxWidth: space.page,
  marginInline: "auto",
  marginTop: space.s6,
  "@media screen": {
    [`& > .${drawingClass}`]: {
      "--least": "100%",
      "--width": `clamp(var(--least), (100svh - ${ABOVE}) * 1296 / 460, 390%)`,
      width: "var(--width)",
      marginLeft: "calc((100% - var(--width)) * .57)",
      [theme.breakpoints.down("sm")]: { "--least": "200%" },
    },
  },
}))

/**
 * Pages like the one that was asked for; `src/browser/not-found/suggest-pages.ts` names them, of the list that
 * `gatsby/for-readers/addresses.ts` puts into this page once all others are there.
 */
const Nearest = styled("div")({
  marginTop: space.s5,
  "&[hidden]": { display: "none" },
  "& h2": { fontSize: typeScale.lead, fontWeight: 600 },
  "& li": { marginTop: space.s2, fontSize: typeScale.lead },
  "& a": { display: "inline-block", paddingBlock: space.s1 },
})

const NotFoundPage = ({ data: { notFoundPage } }: PageProps<Queries.NotFoundPageQuery>) => {
  if (!notFoundPage) return null
  const [primary, secondary] = notFoundPage.actions
  return (
    <Page pathname="/404" title={notFoundPage.title}>
      <Root>
        <Container>
          <Headline>{notFoundPage.title}</Headline>
          <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s4 }}>
            {notFoundPage.text}
          </Typography>
          <Nearest hidden {...brings("not-found")}>
            <PageData data={[]} />
            <h2>{notFoundPage.nearest}</h2>
            <ul />
          </Nearest>
          {primary && <Actions primary={primary} secondary={secondary ?? null} />}
        </Container>
        <Chart>
          <LostChart alt={notFoundPage.sceneAlt} />
        </Chart>
      </Root>
    </Page>
  )
}

export default NotFoundPage

export const Head = ({ data: { notFoundPage }, pageContext }: HeadProps<Queries.NotFoundPageQuery, Previewed>) =>
  notFoundPage && <Seo {...notFoundPage.meta} path="/404" index={false} preview={pageContext.preview} />

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      meta {
        title
        description
      }
      title
      text
      nearest
      actions {
        ...Action
      }
      sceneAlt
    }
  }
`
