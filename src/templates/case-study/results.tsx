import { FigureValue } from "../../components/figure-value"
import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { ResultBars } from "../../components/result-bars"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import { stroke } from "../../theme/tokens"
import { Picture } from "../../components/picture"
import { columns } from "../../theme/layouts"
import type { CaseWords, Study } from "./study"

const GAP = "clamp(2rem, 5vw, 5rem)"

const LINE = { xs: "colors.line", md: "colors.line" }

/** The first is large, over the full height, the others beside it, with a line between all. */
const placeOf = (index: number, others: number) =>
  index > 0
    ? { borderTop: { xs: 1, md: index === 1 ? 0 : 1 }, borderColor: LINE }
    : others > 0 && {
        gridRow: { md: `1 / span ${others}` },
        alignContent: "space-between",
        pr: { md: GAP },
        borderRight: { md: 1 },
        borderColor: LINE,
      }

interface ResultsProps {
  words: CaseWords
  results: Study["results"]
}

/** Results as figures one can read at a glance, each with its bars to scale. */
export const CaseStudyResults = ({ words, results }: ResultsProps) => (
  <Section>
    <Container>
      <SectionHead title={words.results} lead={words.resultsLead} />
      <List
        sx={{ ...columns(results.length > 1 ? "7fr 5fr" : 1), columnGap: GAP, borderBlock: `${stroke.draw} solid` }}
      >
        {results.map(({ label, value, picture, comparison }, index) => (
          <ListItem
            key={label}
            sx={{
              display: "grid",
              gap: index === 0 ? 5 : 2,
              paddingBlock: 4,
              alignContent: "start",
              ...placeOf(index, results.length - 1),
            }}
          >
            <div>
              <Typography variant="figure" sx={index === 0 ? { fontSize: "clamp(4rem, 2.4rem + 6.4vw, 8rem)" } : {}}>
                <FigureValue>{value}</FigureValue>
              </Typography>
              <Box
                sx={{ ...columns(picture ? { xs: "2.25rem 1fr" } : 1), gap: 1.5, alignItems: "center", marginTop: 1.5 }}
              >
                {picture && <Picture picture={picture} alt="" />}
                <Typography color="textSecondary" sx={{ fontWeight: 500 }}>
                  {label}
                </Typography>
              </Box>
            </div>
            {comparison && <ResultBars {...comparison} wide={index === 0} />}
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)
