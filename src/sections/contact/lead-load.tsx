import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { bringsAtTouch } from "../../browser/behaviours"
import { LOAD } from "../../browser/load/load"
import { shipFrame } from "../../browser/load/ship"
import { Grid } from "../../components/grid"
import { List } from "../../components/list"
import { PageData } from "../../components/page-data"
import { Link } from "../../components/link"
import { Typography } from "../../components/typography"
import { DrawingSvg } from "../../theme/drawing-svg"
import { stroke } from "../../theme/tokens"
import { toldOf } from "../pricing/told"

/** On the form's upper edge. */
const SHEET = {
  p: "1rem clamp(1.25rem, 3vw, 2.75rem)",
  border: `${stroke.key} solid`,
  borderBottom: 0,
  bgcolor: "yard.plane",
  "&[hidden]": { display: "none" },
  "& li + li": { mt: 1 },
  "& .lot-name": { display: "none" },
  "& .weeks text": { dominantBaseline: "hanging" },
}

/** Over both columns. */
const WHOLE = { gridColumn: "1 / -1", justifySelf: "start" }

interface LeadLoadProps {
  pricing: Queries.LoadSourceFragment
  services: readonly Queries.LoadOfferFragment[]
  /** Values of the field "Budget". */
  budgets: readonly string[]
}

/** What the visitor loaded onto the ship of the pricing page, if the address tells (src/browser/load/brief.ts). */
export const LeadLoad = ({ pricing, services, budgets }: LeadLoadProps) => {
  const told = toldOf(pricing, services, budgets)
  if (!told) return null
  const { title, change } = told.words.brief
  return (
    <Grid
      component="section"
      template={{ sm: 2 }}
      rowSpacing={1.5}
      columnSpacing={3}
      alignItems="center"
      sx={SHEET}
      {...bringsAtTouch("brief", LOAD)}
      hidden
    >
      <Typography variant="h3" component="h2" sx={WHOLE}>
        {title}
      </Typography>
      <List />
      <Box component="figure" sx={{ overflow: "clip" }}>
        <DrawingSvg viewBox={shipFrame} />
      </Box>
      <Link variant="button" href="/pricing" sx={WHOLE}>
        {change}
      </Link>
      <PageData data={told} />
    </Grid>
  )
}

export const query = graphql`
  fragment LoadSource on PricingPage {
    plans {
      name
      hours
      price
      budget
    }
    project {
      title
      price
    }
    load {
      ...ShipLoad
    }
  }
`
