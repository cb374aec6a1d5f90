import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button } from "../../components/button"
import { ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { Flag } from "../../components/flag"
import { SectionHead } from "../../components/section-head"
import { TickList } from "../../components/tick-list"
import { Container } from "../../components/container"
import { Grid } from "../../components/grid"
import { Typography } from "../../components/typography"
import { partOf, withContext } from "../../site/contact-address"
import { fill } from "../../site/fill"
import { rangeOf } from "../../site/range"
import { useSite } from "../../site/use-site"
import { WeekRuler } from "../../scenes/measures"
import { PackagePicture } from "../../scenes/package-picture"
import { space, stroke } from "../../theme/tokens"

/** Plates beside one another; one is raised where a package carries a flag. Inner padding is even from edge to edge. */
const Row = styled(Grid)(({ theme }) => ({
  "--pad": "clamp(1.25rem, 2.2vw, 2.25rem)",
  display: "grid",
  gridTemplateColumns: "calc((100% - var(--pad)) / 3) calc((100% + 2 * var(--pad)) / 3) calc((100% - var(--pad)) / 3)",
  alignItems: "stretch",
  // Two share the width.
  "&:not(:has(> :nth-of-type(3)))": { gridTemplateColumns: "1fr 1fr" },
  [theme.breakpoints.down("md")]: { "&&": { gridTemplateColumns: "1fr" }, gap: space.s5 },
}))

const Plate = styled(Grid)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "flex",
    flexDirection: "column",
    gap: space.s4,
    padding: `${space.s6} var(--pad)`,
    marginBlock: space.s6,
    borderBlock: `${stroke.draw} solid ${yard.ink}`,
    "&:first-of-type": { paddingLeft: 0 },
    "&:last-of-type": { paddingRight: 0 },
    "& ul": { flex: 1 },
    "&[data-raised]": {
      position: "relative",
      marginBlock: 0,
      paddingBlock: `calc(2 * ${space.s6} - 1px)`,
      background: yard.plane,
      border: `${stroke.key} solid ${yard.ink}`,
    },
    [theme.breakpoints.down("md")]: {
      "&&": { paddingInline: 0, marginBlock: 0 },
      "&&[data-raised]": { paddingInline: space.s5, paddingTop: space.s8 },
      // One rule between two packages.
      "& + &:not([data-raised])": { borderTop: 0 },
      "&:has(+ [data-raised])": { borderBottom: 0 },
    },
    // On tablets what it is stands beside what is in it.
    [theme.breakpoints.between("sm", "md")]: {
      display: "block",
      columns: 2,
      columnGap: space.s6,
      "&& > *": { marginBottom: space.s4 },
      "& > p:has(+ ul)": { breakBefore: "column" },
      "&&[data-raised]": { paddingBottom: space.s6 },
    },
  }
})

const Corner = styled(Flag)({ position: "absolute", left: -2, top: -2 })

interface PackagesProps {
  packages: Queries.ServicePackagesFragment
  /** What the contact page is told of where its visitor came from; the package is added. */
  from: string
}

/** Packages, drawn on one week ruler so that their lengths compare. No prices. */
export const ServicePackages = ({ packages, from }: PackagesProps) => {
  const { labels } = useSite()
  const longest = Math.max(...packages.items.map(({ weeksTo }) => weeksTo))
  const flags = { mostPopular: labels.mostPopular, recommended: labels.recommended }
  return (
    <Section id="packages">
      <Container>
        <SectionHead title={packages.title} lead={packages.lead} />
        <Row>
          {packages.items.map(
            ({ name, summary, picture, weeksFrom, weeksTo, timelineNote, features, badge, action }) => (
              <Plate component="article" key={name} data-raised={badge ? true : undefined}>
                {badge && <Corner>{flags[badge]}</Corner>}
                <PackagePicture {...picture} />
                <Typography variant="h2">{name}</Typography>
                <WeekRuler
                  weeks={longest}
                  from={weeksFrom}
                  to={weeksTo}
                  alt={fill(labels.timelineAlt, { from: weeksFrom, to: weeksTo, weeks: longest })}
                />
                <Typography variant="body2" color="textSecondary">
                  {fill(labels.typicalTimeline, { weeks: rangeOf(weeksFrom, weeksTo) })}
                  {timelineNote && ` (${timelineNote})`}
                </Typography>
                <Typography>{summary}</Typography>
                <TickList>
                  {features.map(feature => (
                    <ListItem key={feature}>{feature}</ListItem>
                  ))}
                </TickList>
                <Button
                  href={withContext(action.href, { from: partOf(from, name) })}
                  variant={badge ? "contained" : "outlined"}
                >
                  {action.label}
                </Button>
              </Plate>
            ),
          )}
        </Row>
      </Container>
    </Section>
  )
}

export const query = graphql`
  fragment ServicePackages on ServicePackages {
    title
    lead
    items {
      name
      summary
      picture {
        arrangement
        symbols
      }
      weeksFrom
      weeksTo
      timelineNote
      features
      badge
      action {
        ...Action
      }
    }
  }
`
