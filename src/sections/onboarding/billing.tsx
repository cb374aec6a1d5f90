import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space, stroke } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "4fr 8fr",
  gap: `${space.s6} clamp(2rem, 5vw, 5rem)`,
  alignItems: "start",
  [theme.breakpoints.down("lg")]: { gridTemplateColumns: "1fr" },
}))

/** The price as one bar, cut to scale: paid, then still in pencil. */
const Price = styled("dl")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "flex",
    "& > div": {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "space-between",
      gap: space.s5,
      minHeight: "9rem",
      padding: space.s5,
      border: `${stroke.key} solid ${yard.ink}`,
      background: yard.plane,
    },
    "& > div + div": { borderLeft: 0, borderStyle: "dashed", background: "none" },
    [theme.breakpoints.down(480)]: { "& > div": { padding: space.s3, minHeight: "7.5rem" } },
  }
})

const Part = styled("div")({})

const Terms = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: "clamp(1.5rem, 4vw, 4rem)",
  marginTop: space.s6,
  "& > div": { paddingBlock: space.s4, borderTop: `1px solid ${theme.vars.palette.yard.line}` },
  "& dd": { marginTop: space.s1, color: theme.vars.palette.yard.inkSoft },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
}))

/** Billing and legal: the two payments to scale, then the terms. */
export const OnboardingBilling = ({
  billing: { title, lead, parts, terms, action },
}: {
  billing: Queries.OnboardingBillingFragment
}) => (
  <Section id="billing">
    <Split>
      <div>
        <Typography variant="h1">{title}</Typography>
        <Typography
          variant="lead"
          sx={{ color: "text.secondary", marginBlock: `${space.s4} ${space.s5}`, maxWidth: space.measure }}
        >
          {lead}
        </Typography>
        <Link variant="button" href={action.href}>
          {action.label}
        </Link>
      </div>
      <div>
        <Price>
          {parts.map(({ share, label }) => (
            <Part key={label} sx={{ width: `${share}%` }}>
              <dt>{label}</dt>
              <Typography variant="figure" component="dd">
                {share}%
              </Typography>
            </Part>
          ))}
        </Price>
        <Terms>
          {terms.map(({ title: name, text }) => (
            <div key={name}>
              <Typography variant="h3" component="dt">
                {name}
              </Typography>
              <dd>{text}</dd>
            </div>
          ))}
        </Terms>
      </div>
    </Split>
  </Section>
)

export const query = graphql`
  fragment OnboardingBilling on OnboardingBilling {
    title
    lead
    parts {
      share
      label
    }
    terms {
      title
      text
    }
    action {
      ...Action
    }
  }
`
