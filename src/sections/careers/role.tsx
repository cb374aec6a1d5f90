import ExpandMore from "@mui/icons-material/ExpandMore"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button } from "../../components/button"
import { More } from "../../components/more"
import { TickList } from "../../components/tick-list"
import { fill } from "../../site/fill"
import { space, stroke, typeScale } from "../../theme/tokens"
import { mailto } from "../../components/mailto"
import { Typography } from "../../components/typography"

const Row = styled("li")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "4fr 6fr auto",
    gap: `${space.s4} clamp(2rem, 4vw, 4rem)`,
    alignItems: "start",
    paddingBlock: "clamp(1.75rem, 3vw, 2.75rem)",
    borderTop: `1px solid ${yard.line}`,
    "&:first-of-type": { borderTop: `${stroke.draw} solid ${yard.ink}` },
    "&:last-of-type": { borderBottom: `${stroke.draw} solid ${yard.ink}` },
    "& [data-terms]": {
      display: "grid",
      gap: space.s1,
      marginTop: space.s3,
      fontSize: typeScale.small,
      color: yard.inkSoft,
    },
    "& [data-terms] li:first-of-type": { fontWeight: 600, color: yard.ink },
    [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr", justifyItems: "start" },
  }
})

const Lists = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space.s6,
  paddingTop: space.s4,
  "& h4": {
    margin: 0,
    marginBottom: space.s3,
    fontSize: typeScale.small,
    fontWeight: 600,
    color: theme.vars.palette.yard.inkSoft,
  },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
}))

interface RoleProps {
  role: Queries.CareersRoleFragment
  words: Queries.CareersOpeningsFragment
  email: string
}

/** An open role: what it is, what it holds behind a native disclosure, and the way to apply. */
export const Role = ({ role: { title, team, place, terms, summary, tasks, brings }, words, email }: RoleProps) => (
  <Row>
    <div>
      <Typography variant="h2">{title}</Typography>
      <ul data-terms>
        {[team, place, terms].map(term => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </div>
    <div>
      <Typography variant="lead" sx={{ maxWidth: space.measure }}>
        {summary}
      </Typography>
      <More>
        <summary>
          {words.details}
          <ExpandMore />
        </summary>
        <Lists>
          {[
            { heading: words.tasksTitle, lines: tasks },
            { heading: words.bringsTitle, lines: brings },
          ].map(({ heading, lines }) => (
            <div key={heading}>
              <h4>{heading}</h4>
              <TickList>
                {lines.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </TickList>
            </div>
          ))}
        </Lists>
      </More>
    </div>
    <Button
      variant="outlined"
      href={mailto(email, fill(words.applySubject, { role: title }))}
      aria-label={fill(words.applyLabel, { role: title })}
    >
      {words.apply}
    </Button>
  </Row>
)

export const query = graphql`
  fragment CareersRole on CareersRole {
    title
    team
    place
    terms
    summary
    tasks
    brings
  }
`
