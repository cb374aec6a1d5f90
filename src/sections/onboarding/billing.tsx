import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import { ListItemText } from "../../components/list-item-text"
import { Section } from "../../components/section"
import { ShareBar } from "../../components/share-bar"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

/** Billing and legal: the two payments to scale, then the terms. */
export const OnboardingBilling = ({
  billing: { title, lead, parts, terms, action },
}: {
  billing: Queries.OnboardingBillingFragment
}) => (
  <Section id="billing">
    <Container
      sx={{ ...columns({ lg: "4fr 8fr" }), rowGap: 4, columnGap: "clamp(2rem, 5vw, 5rem)", alignItems: "start" }}
    >
      <div>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead" color="textSecondary" sx={{ mt: 2, mb: 3, maxWidth: space.measure }}>
          <MarkedLine>{lead}</MarkedLine>
        </Typography>
        <Link variant="action" href={action.href}>
          {action.label}
        </Link>
      </div>
      <div>
        <ShareBar parts={parts} />
        <List component="dl" sx={{ ...columns({ sm: 2 }), columnGap: "clamp(1.5rem, 4vw, 4rem)", mt: 4 }}>
          {terms.map(({ title: name, text }) => (
            <ListItemText
              key={name}
              heading="dt"
              primary={name}
              secondary={<MarkedLine>{text}</MarkedLine>}
              spacing={0.5}
              sx={{ py: 2, borderTop: 1, borderColor: "yard.line" }}
            />
          ))}
        </List>
      </div>
    </Container>
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
