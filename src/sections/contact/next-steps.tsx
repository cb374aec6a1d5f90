import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { replyAttribute } from "../../browser/reply/show-reply"
import { fontStack, space, stroke, typeScale } from "../../theme/tokens"
import { brings } from "../../browser/behaviours"
import { Typography } from "../../components/typography"

/** A sounding line: each knot is a step, the last one in hand. */
const Line = styled("ol")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    marginTop: space.s5,
    marginLeft: space.s2,
    "& li": {
      position: "relative",
      padding: `0 0 ${space.s5} ${space.s5}`,
      borderLeft: `${stroke.key} dashed ${yard.sea}`,
    },
    "& li:last-of-type": { paddingBottom: 0, borderLeftColor: "transparent" },
    "& li::before": {
      content: '""',
      position: "absolute",
      left: -9,
      top: ".2rem",
      width: 16,
      height: 16,
      border: `2px solid ${yard.ink}`,
      background: yard.ground,
      transform: "rotate(45deg)",
    },
    "& li:first-of-type::before": { background: yard.signal },
    "& p": { marginTop: space.s1, color: yard.inkSoft },
  }
})

const Name = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space.s4}`,
  "& span": {
    fontFamily: fontStack.display,
    fontWeight: 620,
    fontStretch: "88%",
    fontSize: typeScale.lead,
    color: theme.vars.palette.yard.sea,
  },
}))

/** By when a message of now is answered: said by a script, where the office has hours. */
const Reply = styled("p")(({ theme }) => ({
  marginTop: space.s3,
  paddingLeft: space.s3,
  borderLeft: `${stroke.key} solid ${theme.vars.palette.yard.sea}`,
  fontWeight: 600,
}))

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
    {hours && <Reply hidden {...brings("reply")} {...{ [replyAttribute]: JSON.stringify(hours) }} />}
    <Line>
      {next.items.map(({ title, figure, text }) => (
        <li key={title}>
          <Name>
            <Typography variant="h3">{title}</Typography>
            <span>{figure}</span>
          </Name>
          <p>{text}</p>
        </li>
      ))}
    </Line>
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
