import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Typography from "@mui/material/Typography"
import { space, stroke, typeScale } from "../../theme/tokens"
import { columns, divided } from "../../theme/layouts"

const ROWS = {
  "& > :last-child": { borderBottom: `${stroke.draw} solid` },
  // On paper it is closer, and its last row never stands alone on a sheet.
  "@media print": { "& > *": { py: 1 }, "& > :nth-last-child(2)": { breakAfter: "avoid" } },
}

/** At the right edge, after the name it belongs to. */
const FIGURE = {
  gridArea: { xs: "1 / 2 / 3", md: "auto" },
  textAlign: "right",
  whiteSpace: { sm: "nowrap" },
  fontSize: { xs: typeScale.two, sm: typeScale.one },
  lineHeight: 1,
  "@media print": { fontSize: typeScale.two },
}

/** A price list: what is free, what is promised, what it costs afterward. */
export const OnboardingSupport = ({ support }: { support: Queries.OnboardingSupportFragment }) => (
  <Section id="support">
    <Container>
      <SectionHead title={support.title} lead={support.lead} />
      <List sx={{ ...divided("below", 3), ...ROWS }}>
        {support.offers.map(({ figure, unit, title, text }, index) => (
          <ListItem
            key={title}
            sx={{ ...columns({ xs: "1fr auto", md: "3fr 5fr 4fr" }), rowGap: 1, columnGap: 4, alignItems: "baseline" }}
          >
            <Typography variant="h2">{title}</Typography>
            <Typography color="textSecondary" sx={{ gridColumn: { xs: 1, md: "auto" }, maxWidth: space.measure }}>
              <MarkedLine>{text}</MarkedLine>
            </Typography>
            <Typography variant="figure" sx={{ ...FIGURE, ...(index === 0 && { color: "yard.sea" }) }}>
              {figure}
              <Typography variant="caption" color="textSecondary" sx={{ mt: 1 }}>
                {unit}
              </Typography>
            </Typography>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment OnboardingSupport on OnboardingSupport {
    title
    lead
    offers {
      figure
      unit
      title
      text
    }
  }
`
