import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { bringsAtTouch } from "../../browser/behaviours"
import { LOAD } from "../../browser/load/load"
import { shipFrame } from "../../browser/load/ship"
import { List } from "../../components/list"
import { PageData } from "../../components/page-data"
import { Link } from "../../components/link"
import { Typography } from "../../components/typography"
import { Delivered } from "../../render/drawings"
import { Scene } from "../../scenes/scene"
import { space, stroke } from "../../theme/tokens"
import { toldOf } from "../pricing/told"

/** A sheet of its own on the form's upper edge: the lines on the left, the ship on the right. */
const Sheet = styled("section")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${space.s3} ${space.s5}`,
  alignItems: "center",
  padding: `${space.s4} clamp(1.25rem, 3vw, 2.75rem)`,
  border: `${stroke.key} solid ${theme.vars.palette.yard.ink}`,
  borderBottom: 0,
  background: theme.vars.palette.yard.plane,
  "&[hidden]": { display: "none" },
  "& h2, & a": { gridColumn: "1 / -1", justifySelf: "start" },
  "& li + li": { marginTop: space.s2 },
  "& figure": { overflow: "clip" },
  "& .lot-name": { display: "none" },
  "& .weeks text": { dominantBaseline: "hanging" },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}))

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
    <Sheet {...bringsAtTouch("brief", LOAD)} hidden>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <List />
      <figure>
        <Delivered as="page">
          <Scene viewBox={shipFrame}>{null}</Scene>
        </Delivered>
      </figure>
      <Link variant="button" href="/pricing">
        {change}
      </Link>
      <PageData data={told} />
    </Sheet>
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
