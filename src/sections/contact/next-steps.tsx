import { graphql } from "gatsby"
import { brings } from "../../browser/behaviours"
import { replyAttribute } from "../../browser/reply/show-reply"
import { Link } from "../../components/link"
import { SoundingLine } from "../../components/sounding-line"
import { Typography } from "../../components/typography"
import { stroke } from "../../theme/tokens"

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
    <SoundingLine steps={next.items} />
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
