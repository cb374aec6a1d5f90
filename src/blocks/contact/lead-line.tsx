import { graphql, useStaticQuery } from "gatsby"
import { PageData } from "../../components/page-data"
import Typography from "@mui/material/Typography"
import { brings } from "../../browser/behaviours"
import { leadOrigins } from "../../site/lead-origins"
import { stroke } from "../../theme/tokens"

/** On the form's upper edge. */
const EDGE = { p: "0.75rem clamp(1.25rem, 3vw, 2.75rem)", border: `${stroke.key} solid`, borderBottom: 0 }

const useOrigins = () =>
  useStaticQuery<Queries.LeadOriginsQuery>(graphql`
    query LeadOrigins {
      prices {
        plans {
          name
          budget
        }
      }
      allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          slug
          name
          projectType
          packages {
            name
          }
        }
      }
      allCaseStudy(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          path
          client
          services: serviceIds
        }
      }
    }
  `)

/** Says where a visitor came from, if the address tells: a script fills it in (src/browser/lead/fill-lead.ts). */
export const LeadLine = ({ context, projectType }: Pick<Queries.ContactBlockFragment, "context" | "projectType">) => {
  const { prices, allService, allCaseStudy } = useOrigins()
  const data = leadOrigins({
    words: context,
    projectTypes: projectType.options.map(({ value }) => value),
    plans: prices?.plans ?? [],
    services: allService.nodes,
    cases: allCaseStudy.nodes,
  })
  return (
    <>
      <Typography {...brings("lead")} hidden sx={{ ...EDGE, bgcolor: "colors.tint" }} />
      <PageData data={data} />
    </>
  )
}
