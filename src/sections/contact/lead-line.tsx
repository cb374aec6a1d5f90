import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { PageData } from "../../components/page-data"
import { brings } from "../../browser/behaviours"
import { leadOrigins } from "../../site/lead-origins"
import { space, stroke } from "../../theme/tokens"

/** Where it is filled in, it stands on the form's upper edge. */
const Line = styled("p")(({ theme }) => ({
  padding: `${space.s3} clamp(1.25rem, 3vw, 2.75rem)`,
  border: `${stroke.key} solid ${theme.vars.palette.yard.ink}`,
  borderBottom: 0,
  background: theme.vars.palette.yard.wash,
}))

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
      <Line {...brings("lead")} hidden />
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
      items {
        name
      }
    }
  }
  fragment LeadCase on CaseStudy {
    path
    client
    services: serviceIds
  }
`
