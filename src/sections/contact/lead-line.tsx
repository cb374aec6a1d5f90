import { graphql } from "gatsby"
import { PageData } from "../../components/page-data"
import Typography from "@mui/material/Typography"
import { brings } from "../../browser/behaviours"
import { leadOrigins } from "../../site/lead-origins"
import { stroke } from "../../theme/tokens"

/** On the form's upper edge. */
const EDGE = { p: "0.75rem clamp(1.25rem, 3vw, 2.75rem)", border: `${stroke.key} solid`, borderBottom: 0 }

interface LeadLineProps {
  page: Queries.LeadPageFragment
  pricing: Queries.LeadPlansFragment | null
  services: readonly Queries.LeadServiceFragment[]
  cases: readonly Queries.LeadCaseFragment[]
}

/** Says where a visitor came from, if the address tells: a script fills it in (src/browser/lead/fill-lead.ts). */
export const LeadLine = ({ page: { context, form }, pricing, services, cases }: LeadLineProps) => {
  const projectTypes = form.projectType.options.map(({ value }) => value)
  const data = leadOrigins({ words: context, projectTypes, plans: pricing?.plans ?? [], services, cases })
  return (
    <>
      <Typography {...brings("lead")} hidden sx={{ ...EDGE, bgcolor: "yard.wash" }} />
      <PageData data={data} />
    </>
  )
}

export const query = graphql`
  fragment LeadPage on ContactPage {
    context {
      line
      filled
      plan
      package
      service
      caseStudy
      places {
        id
        name
      }
    }
    form {
      projectType {
        options {
          value
        }
      }
    }
  }
  fragment LeadPlans on PricingPage {
    plans {
      name
      budget
    }
  }
  fragment LeadService on Service {
    slug
    name
    projectType
    packages {
      name
    }
  }
  fragment LeadCase on CaseStudy {
    path
    client
    services: serviceIds
  }
`
