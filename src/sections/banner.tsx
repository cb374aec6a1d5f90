import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Actions } from "../components/actions"
import { Container } from "../components/container"
import { after } from "../components/section"
import { Unbroken } from "../components/unbroken"
import { ClosingShip } from "../scenes/closing-ship"
import { space } from "../theme/tokens"

const Root = styled("section")({
  position: "relative",
  overflow: "clip",
  paddingTop: space.section,
  [`${after("plain")} &`]: { paddingTop: 0 },
})

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: space.s6,
  alignItems: "end",
  "& > :first-child": { paddingBottom: "clamp(2.5rem, 5vw, 5rem)" },
  "& h2": { maxWidth: "16ch" },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr", "& > :first-child": { paddingBottom: 0 } },
}))

/** Closing call to action: the finished ship under way; the footer lies below its waterline. */
export const Banner = ({ banner }: { banner: Queries.BannerFragment }) => (
  <Root data-banner>
    <Split>
      <div>
        <Typography variant="h1">{banner.title}</Typography>
        {banner.subtitle && (
          <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s4, maxWidth: space.measure }}>
            <Unbroken>{banner.subtitle}</Unbroken>
          </Typography>
        )}
        <Actions primary={banner.primary} secondary={banner.secondary} />
      </div>
      <ClosingShip alt={banner.sceneAlt} />
    </Split>
  </Root>
)

export const query = graphql`
  fragment Banner on Banner {
    title
    subtitle
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
    sceneAlt
  }
`
