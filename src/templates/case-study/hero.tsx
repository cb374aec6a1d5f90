import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { FigureValue } from "#components/figure-value"
import { HeroHeader, HeroSection } from "#components/hero"
import { PageTitle } from "#components/page-title"
import { WidePicture } from "#components/wide-picture"
import { formatMessage } from "#site/format-message"
import { space, typeScale } from "#theme/tokens"
import type { CaseStudyData, CaseStudyLabels } from "./case-study-data"

interface HeroProps {
  study: CaseStudyData
  words: CaseStudyLabels
}

/** Facts in one row; in two columns on narrow screens, where the first spans both. */
const Facts = styled(List)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1.6fr 1.2fr 1fr 1fr 1fr",
  "& > div": { padding: `${space.s2} ${space.s5}`, borderLeft: `1px solid ${theme.vars.palette.colors.muted}` },
  "& > div:first-of-type": { paddingLeft: 0, borderLeft: 0 },
  [theme.breakpoints.down("md")]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    rowGap: space.s4,
    // The first of five spans the row.
    "& > div": { paddingBlock: 0, "&:nth-of-type(even)": { paddingLeft: 0, borderLeft: 0 } },
    "& > div:first-of-type": { gridColumn: "1 / -1" },
  },
})) as typeof List

/** Headline result, picture and facts of the case study. */
export const CaseStudyHero = ({ study, words }: HeroProps) => {
  const { title, client, industry, category, timeline, launch, readTime, picture, alt, results } = study
  const [headline] = results
  const facts: [name: string, value: string, more?: string][] = [
    [words.client, client],
    [words.industry, industry],
    [words.category, words.categories.find(({ value }) => value === category)?.label ?? ""],
    [words.timeline, formatMessage(words.live, { week: launch }), formatMessage(words.weeks, { weeks: timeline })],
    [words.readTime, formatMessage(words.minutes, { minutes: readTime })],
  ]
  const headlineResult = headline && (
    <div>
      <Typography variant="figure" sx={{ fontSize: typeScale.display, color: "colors.accent" }}>
        <FigureValue>{headline.value}</FigureValue>
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ marginTop: 1.5 }}>
        {headline.label}
      </Typography>
    </div>
  )
  return (
    <HeroSection>
      <HeroHeader sx={{ marginBottom: space.row }}>
        <PageTitle>{title}</PageTitle>
        {headlineResult}
      </HeroHeader>
      {picture && <WidePicture picture={picture} alt={alt} eager />}
      <Box
        sx={{
          paddingBlock: 3,
          backgroundColor: "colors.surface",
          borderBlock: "1px solid",
          borderColor: "colors.divider",
        }}
      >
        <Container>
          <Facts component="dl">
            {facts.map(([name, value, more]) => (
              <ListItem component="div" key={name}>
                <Typography variant="body2" component="dt" color="textSecondary">
                  {name}
                </Typography>
                <Typography variant="subtitle1" component="dd">
                  {value}
                </Typography>
                {more && <Typography component="dd">{more}</Typography>}
              </ListItem>
            ))}
          </Facts>
        </Container>
      </Box>
    </HeroSection>
  )
}
