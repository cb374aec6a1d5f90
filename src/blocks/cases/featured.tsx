import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import { ResultFigures } from "../../components/result-figures"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import { WidePicture } from "../../components/wide-picture"
import { formatMessage } from "../../site/format-message"
import { space } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

type Case = Queries.CaseCardFragment

interface FeaturedProps {
  id: string | undefined
  title: string
  words: Queries.CaseWordsFragment
  cases: readonly Case[]
}

const Name = ({ study: { title, path, client, industry, launch }, live }: { study: Case; live: string }) => (
  <div>
    <Typography variant="body2" sx={{ fontWeight: 600, color: "colors.accent" }}>
      {formatMessage(live, { week: launch })}. {client}, {industry}
    </Typography>
    <Typography variant="h1" component="h3" sx={{ marginTop: 1 }}>
      <Link variant="stretched" href={path}>
        {title}
      </Link>
    </Typography>
  </div>
)

const Challenge = ({ study: { challenge }, more }: { study: Case; more: string }) => (
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
      {more}
    </Link>
  </div>
)

/**
 * A case: its drawing with the words above and the figures below it.
 */
const Featured = ({ study, more, live }: { study: Case; more: string; live: string }) => {
  const { picture, alt, results } = study
  return (
    <>
      <Container sx={{ ...columns("7fr 5fr"), rowGap: 3, columnGap: 6, alignItems: "end" }}>
        <Name study={study} live={live} />
        <Challenge study={study} more={more} />
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
    <Box component="section" id={id} sx={{ paddingTop: space.section, overflow: "clip" }}>
      <Container>
        <Typography variant="h1">{title}</Typography>
      </Container>
      {cases.map((study, index) => (
        <Box
          component="article"
          key={study.path}
          sx={{ position: "relative", paddingTop: index === 0 ? space.row : space.section }}
        >
          <Featured study={study} more={formatMessage(words.more, { client: study.client })} live={words.live} />
        </Box>
      ))}
    </Box>
  )
