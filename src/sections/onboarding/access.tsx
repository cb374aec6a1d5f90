import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { space, stroke, typeScale } from "../../theme/tokens"
import { BigFigure } from "./big-figure"

const Table = styled("table")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    width: "100%",
    borderCollapse: "collapse",
    textAlign: "left",
    "& thead th": {
      paddingBottom: space.s3,
      fontSize: typeScale.small,
      fontWeight: 500,
      color: yard.inkSoft,
      borderBottom: `${stroke.draw} solid ${yard.ink}`,
    },
    "& tbody :is(th, td)": {
      padding: `${space.s4} ${space.s5} ${space.s4} 0`,
      borderBottom: `1px solid ${yard.line}`,
      verticalAlign: "baseline",
    },
    "& tbody th": { width: "26%", fontWeight: 600 },
    "& tbody td:last-of-type": { width: "30%", paddingRight: 0, color: yard.inkSoft },
    [theme.breakpoints.down("sm")]: {
      "& thead": { position: "absolute", clipPath: "inset(50%)" },
      "& tbody tr": { display: "grid", paddingBlock: space.s3, borderBottom: `1px solid ${yard.line}` },
      "& tbody :is(th, td), & tbody td:last-of-type": { width: "auto", padding: `${space.s1} 0`, borderBottom: 0 },
    },
  }
})

const Foot = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "5fr 7fr",
  gap: `${space.s5} clamp(2rem, 5vw, 5rem)`,
  alignItems: "end",
  marginTop: space.s7,
  "& > p:last-child": { maxWidth: space.measure },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

/** Access and accounts: what we need, what for, and no more than that. */
export const OnboardingAccess = ({
  access: { title, lead, columns, accounts, figure, note },
}: {
  access: Queries.OnboardingAccessFragment
}) => (
  <Section id="access">
    <Container>
      <SectionHead title={title} lead={lead} />
      <Table>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.why}</th>
            <th scope="col">{columns.level}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ name, why, level }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{why}</td>
              <td>{level}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Foot>
        <BigFigure {...figure} />
        <p>{note}</p>
      </Foot>
    </Container>
  </Section>
)

export const query = graphql`
  fragment OnboardingAccess on OnboardingAccess {
    title
    lead
    columns {
      name
      why
      level
    }
    accounts {
      name
      why
      level
    }
    figure {
      ...OnboardingFigure
    }
    note
  }
`
