import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { FigureValue } from "#components/figure-value"
import { Section } from "#components/section"
import { columns } from "#theme/layouts"
import type { CaseStudyData } from "./case-study-data"

/** A section that links to the next case study. */
export const CaseStudyNext = ({ title: heading, next }: { title: string; next: CaseStudyData["next"] }) => {
  const [headline] = next.results
  return (
    <Section tone="tint" data-next sx={{ position: "relative" }}>
      <Container sx={{ ...columns("4fr 5fr 3fr"), gap: 3, alignItems: "end" }}>
        <Typography component="h2" sx={{ alignSelf: "start", fontWeight: 600 }}>
          {heading}
        </Typography>
        <div>
          <Typography variant="h2" component="h3">
            <Link variant="stretched" href={next.path}>
              {next.title}
            </Link>
          </Typography>
          <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
            {next.client}, {next.industry}
          </Typography>
        </div>
        {headline && (
          <Box sx={{ textAlign: { md: "right" } }}>
            <Typography variant="figure">
              <FigureValue>{headline.value}</FigureValue>
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
              {headline.label}
            </Typography>
          </Box>
        )}
      </Container>
    </Section>
  )
}
