import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { WidePicture } from "#components/wide-picture"
import { formatMessage } from "#site/format-message"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import { StatsRow } from "../stats/stats"

type CaseStudy = Queries.CaseCardFragment

interface FeaturedCasesProps {
  id: string | null
  title: string
  words: Queries.CaseWordsFragment
  cases: readonly CaseStudy[]
}

/** A case study: text, picture and results. */
const FeaturedCase = ({ study, words }: { study: CaseStudy; words: Queries.CaseWordsFragment }) => {
  const { title, path, client, industry, launch, challenge, picture, alt, results } = study
  return (
    <>
      <Container sx={{ ...columns("7fr 5fr"), rowGap: 3, columnGap: 6, alignItems: "end" }}>
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600, color: "colors.accent" }}>
            {formatMessage(words.live, { week: launch })}. {client}, {industry}
          </Typography>
          <Typography variant="h2" component="h3" sx={{ marginTop: 1 }}>
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
      <Container sx={{ paddingTop: space.row }}>
        <StatsRow items={results} />
      </Container>
    </>
  )
}

/** Featured case studies with pictures and results. */
export const FeaturedCases = ({ id, title, words, cases }: FeaturedCasesProps) =>
  cases.length > 0 && (
    <Box component="section" id={id ?? undefined} sx={{ paddingTop: space.section, overflow: "clip" }}>
      <Container>
        <Typography variant="h2">{title}</Typography>
      </Container>
      {cases.map((study, index) => (
        <Box
          component="article"
          key={study.path}
          sx={{ position: "relative", paddingTop: index === 0 ? space.row : space.section }}
        >
          <FeaturedCase study={study} words={words} />
        </Box>
      ))}
    </Box>
  )
