import { Stack } from "@mui/material"
import { graphql } from "gatsby"
import { brings } from "../../browser/behaviours"
import { replyAttribute } from "../../browser/reply/show-reply"
import { Link } from "../../components/link"
import { ListItem } from "../../components/list"
import { Stepper } from "../../components/stepper"
import { Typography } from "../../components/typography"
import { stroke, typeScale } from "../../theme/tokens"

const REPLY = { mt: 1.5, pl: 1.5, borderLeft: `${stroke.key} solid`, borderColor: "yard.sea", fontWeight: 600 }

interface NextProps {
  next: Queries.ContactNextFragment
  hours?: Queries.OfficeHoursFragment | null
}

/** What happens after the message: four steps and how long each takes. */
export const ContactNext = ({ next, hours }: NextProps) => (
  <section>
    <Typography variant="h2" component="h2">
      {next.title}
    </Typography>
    {hours && (
      // By when a message of now is answered: said by a script, where the office has hours.
      <Typography hidden sx={REPLY} {...brings("reply")} {...{ [replyAttribute]: JSON.stringify(hours) }} />
    )}
    <Stepper component="ol" activeStep={0}>
      {next.items.map(({ title, figure, text }) => (
        <ListItem key={title}>
          <Stack
            direction="row"
            sx={{ flexWrap: "wrap", alignItems: "baseline", columnGap: 2, justifyContent: "space-between" }}
          >
            <Typography variant="h3">{title}</Typography>
            <Typography variant="h3" component="span" sx={{ fontSize: typeScale.lead, color: "yard.sea" }}>
              {figure}
            </Typography>
          </Stack>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        </ListItem>
      ))}
    </Stepper>
    {next.action && (
      <Link variant="button" href={next.action.href}>
        {next.action.label}
      </Link>
    )}
  </section>
)

export const query = graphql`
  fragment OfficeHours on OfficeHours {
    zone
    within
    open {
      days
      from
      to
    }
    holidays {
      from
      to
    }
    today
    tomorrow
    later
  }
  fragment ContactNext on ContactNext {
    title
    items {
      title
      figure
      text
    }
    action {
      ...Action
    }
  }
`
