import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { FigureValue } from "../../components/figure-value"
import { Picture } from "../../components/picture"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import { WidePicture } from "../../components/wide-picture"
import { formatMessage } from "../../site/format-message"
import { drawingClass } from "../../theme/drawing-svg"
import { space } from "../../theme/tokens"
import { columns, fitting } from "../../theme/layouts"

type Case = Queries.CaseCardFragment

interface FeaturedProps {
  id: string | null
  title: string
  words: Queries.CaseWordsFragment
  cases: readonly Case[]
}

/** Sign, figure and words below one another; the sign stands beside them on phones. */
const Figures = styled(List)(({ theme }) => ({
  "& > div": { display: "grid", gridTemplateRows: "auto auto 1fr", alignContent: "start", gap: theme.spacing(1) },
  [`& .${drawingClass}`]: { width: 36 },
  "& dd": { gridRow: 2, fontSize: "clamp(2.25rem, 1.5rem + 2.6vw, 4rem)" },
  // Its picture and its words are placed one by one.
  "& dt": { display: "contents" },
  "& dt > span": { gridRow: 3, maxWidth: "18rem", fontWeight: 500, textWrap: "balance" },
  [theme.breakpoints.down("sm")]: {
    // All three in one line; words set twice as large go below.
    "& > div": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: theme.spacing(1.5) },
    [`& .${drawingClass}`]: { width: 32 },
    "& dd": { order: 1, minWidth: "7rem" },
    "& dt > span": { order: 2, flex: "1 1 7rem" },
  },
})) as typeof List

/** The results of a case in one row. */
const ResultFigures = ({ results }: Pick<Case, "results">) => (
  <Figures
    component="dl"
    sx={{ ...columns({ sm: fitting("12rem") }), rowGap: 1.5, columnGap: "clamp(1.5rem, 4vw, 4rem)" }}
  >
    {results.map(({ label, value, picture }) => (
      <ListItem component="div" key={label}>
        <dt>
          {picture && <Picture picture={picture} alt="" />}
          <Typography variant="body2" component="span" color="textSecondary">
            {label}
          </Typography>
        </dt>
        <Typography variant="figure" component="dd">
          <FigureValue>{value}</FigureValue>
        </Typography>
      </ListItem>
    ))}
  </Figures>
)

/** A case: its drawing with the words above and the figures below it. */
const Featured = ({ study, words }: { study: Case; words: Queries.CaseWordsFragment }) => {
  const { title, path, client, industry, launch, challenge, picture, alt, results } = study
  return (
    <>
      <Container sx={{ ...columns("7fr 5fr"), rowGap: 3, columnGap: 6, alignItems: "end" }}>
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600, color: "colors.accent" }}>
            {formatMessage(words.live, { week: launch })}. {client}, {industry}
          </Typography>
          <Typography variant="h1" component="h3" sx={{ marginTop: 1 }}>
            <Link variant="stretched" href={path}>
              {title}
            </Link>
          </Typography>
        </div>
        <div>
          <Typography color="textSecondary" sx={{ maxWidth: "32rem" }}>
            {challenge}
          </Typography>
          <Link
            component="span"
            variant="action"
            aria-hidden="true"
            sx={{ marginTop: 2, display: { xs: "none", sm: "inline-flex" } }}
          >
            {formatMessage(words.more, { client })}
          </Link>
        </div>
      </Container>
      <Box sx={{ marginTop: 3 }}>{picture && <WidePicture picture={picture} alt={alt} />}</Box>
      <Box
        sx={{
          paddingBlock: space.row,
          bgcolor: "colors.surface",
          borderBlock: "1px solid",
          borderColor: "colors.line",
        }}
      >
        <Container>
          <ResultFigures results={results} />
        </Container>
      </Box>
    </>
  )
}

/** The featured cases, each with its picture and its results. */
export const FeaturedCases = ({ id, title, words, cases }: FeaturedProps) =>
  cases.length > 0 && (
    <Box component="section" id={id ?? undefined} sx={{ paddingTop: space.section, overflow: "clip" }}>
      <Container>
        <Typography variant="h1">{title}</Typography>
      </Container>
      {cases.map((study, index) => (
        <Box
          component="article"
          key={study.path}
          sx={{ position: "relative", paddingTop: index === 0 ? space.row : space.section }}
        >
          <Featured study={study} words={words} />
        </Box>
      ))}
    </Box>
  )
