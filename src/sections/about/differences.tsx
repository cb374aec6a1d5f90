import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { largeFirst } from "../../components/large-first"
import { List, ListItem } from "../../components/list"
import { ListItemText } from "../../components/list-item-text"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { SymbolFigure } from "../../scenes/symbols"
import { stroke } from "../../theme/tokens"
import { drawn } from "../../site/drawings"

const GAP = "clamp(1.5rem, 4vw, 4rem)"

const BESIDE = { alignContent: "center", pl: { md: GAP } }

/** Why we are different: plates, the first one large. */
export const AboutDifferences = ({ differences: { title: heading, items } }: DifferencesProps) => (
  <Section>
    <Container>
      <SectionHead title={heading} />
      <List template="1fr 1fr" sx={{ gridAutoRows: { md: "1fr" }, borderBlock: `${stroke.draw} solid` }}>
        {items.map(({ symbol, symbolAlt, title, text }, index) => (
          <ListItem
            key={title}
            template={!drawn(symbol) ? 1 : index === 0 ? { sm: 2, md: 1 } : { sm: "9rem 1fr" }}
            spacing={3}
            sx={{ py: 4, ...(index > 0 && BESIDE), ...largeFirst(index, items.length, GAP) }}
          >
            {drawn(symbol) && (
              <Box
                component="figure"
                sx={{
                  maxWidth: { xs: index === 0 ? "none" : "9rem", sm: "none" },
                  "@media print": { maxWidth: "13rem" },
                }}
              >
                <SymbolFigure name={symbol} alt={symbolAlt} />
              </Box>
            )}
            <ListItemText primary={title} secondary={text} variant={index === 0 ? "h2" : "h3"} />
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

interface DifferencesProps {
  differences: Queries.AboutDifferencesFragment
}

export const query = graphql`
  fragment AboutDifferences on AboutDifferences {
    title
    items {
      symbol
      symbolAlt
      title
      text
    }
  }
`
