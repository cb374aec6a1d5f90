import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { ComparisonBars } from "#charts/comparison-bars"
import { FigureValue } from "#components/figure-value"
import { HeadedSection } from "#components/headed-section"
import { Picture } from "#components/picture"
import { drawingClass } from "#theme/drawing-svg"
import { columns } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { CaseStudyData, CaseStudyLabels } from "./case-study-data"

/** Repeated per breakpoint: the border shorthands reset the color. */
const lineColors = { xs: "colors.divider", md: "colors.divider" }

/** Returns the styles of a result: the first is as high as the list, the others are beside it, with lines between. */
const positionStyles = (index: number, otherCount: number) =>
  index > 0
    ? { borderTop: { xs: 1, md: index === 1 ? 0 : 1 }, borderColor: lineColors }
    : otherCount > 0 && {
        gridRow: { md: `1 / span ${otherCount}` },
        alignContent: "space-between",
        paddingRight: { md: space.columns },
        borderRight: { md: 1 },
        borderColor: lineColors,
      }

/** Maximum font size in the headline result's wide bars, in SVG units. */
const MAX_FONT_SIZE = 6.5

const TABLETS_AND_WIDER = "@media screen and (min-width: 600px)"

/** The empty right part of the drawing is clipped, so that vertical bars fill the container; text keeps its size. */
const wideBarsStyles = {
  overflow: "clip",
  [`& > .${drawingClass}`]: { width: "170%", [TABLETS_AND_WIDER]: { marginBottom: -3 } },
  "& text": {
    fontSize: MAX_FONT_SIZE,
    transform: "translateY(-6px)",
    [TABLETS_AND_WIDER]: { fontSize: 4.4, transform: "translateY(-9px)" },
  },
}

interface BarsProps {
  comparison: NonNullable<CaseStudyData["results"][number]["comparison"]>
  /** Fills the container. */
  wide: boolean
}

/** Before and after as two bars to scale. */
const ResultBars = ({ comparison, wide }: BarsProps) =>
  wide && comparison.kind === "growth" ? (
    <Box data-bars sx={wideBarsStyles}>
      <ComparisonBars {...comparison} labelSize={MAX_FONT_SIZE} />
    </Box>
  ) : (
    <Box data-bars sx={wide ? {} : { maxWidth: "20rem" }}>
      <ComparisonBars {...comparison} />
    </Box>
  )

interface ResultsProps {
  words: CaseStudyLabels
  results: CaseStudyData["results"]
}

/** Results as key figures, each with its bars, which are to scale. */
export const CaseStudyResults = ({ words, results }: ResultsProps) => (
  <HeadedSection title={words.results} lead={words.resultsLead}>
    <List
      sx={{
        ...columns(results.length > 1 ? "7fr 5fr" : 1),
        columnGap: space.columns,
        borderBlock: `${stroke.outline} solid`,
      }}
    >
      {results.map(({ label, value, picture, comparison }, index) => (
        <ListItem
          key={label}
          sx={{
            display: "grid",
            gap: index === 0 ? 4 : 2,
            paddingBlock: 4,
            alignContent: "start",
            ...positionStyles(index, results.length - 1),
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
          {comparison && <ResultBars comparison={comparison} wide={index === 0} />}
        </ListItem>
      ))}
    </List>
  </HeadedSection>
)
