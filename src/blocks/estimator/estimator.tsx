import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { island } from "#browser/islands/island"
import { NoWrapRanges } from "#components/no-wrap-ranges"
import { Section } from "#components/section"
import { SectionHeader } from "#components/section-header"
import { type EstimateData, packageText, SELECTION_PARAM } from "#site/estimate"
import { formatMessage } from "#site/format-message"
import { columns, withDividers } from "#theme/layouts"
import type { BlockProps } from "../block"
import { Estimator as EstimatorIsland } from "./estimator.island"
import type { estimatorSchema } from "./schema"
import { useEstimate } from "./use-estimate"

/** In print: after hydration, only this section; otherwise, the page without it. */
const Root = styled(Section)({
  paddingBottom: 0,
  overflow: "clip",
  "@media print": {
    "&:not(:has([data-state=ready]))": { display: "none" },
    "main:has(& [data-state=ready]) > :not(&)": { display: "none !important" },
  },
})

/** Hidden without JavaScript: the price list replaces it. */
const hiddenWithoutScripts = { "@media (scripting: none)": { display: "none" } }

/** All packages with their weeks, the project price and the plans, as text. */
const PriceList = ({ services, plans, project, labels }: EstimateData) => (
  <List sx={{ ...withDividers("below", 1), ...columns({ sm: 2, lg: 3 }), columnGap: 3 }}>
    {services.flatMap(({ slug, name, packages }) =>
      packages.map(item => (
        <ListItem key={slug + item.name}>
          <NoWrapRanges>{packageText(name, item, labels)}</NoWrapRanges>
        </ListItem>
      )),
    )}
    {project && (
      <ListItem>
        {project.title}: {project.price}. {labels.projectNote}
      </ListItem>
    )}
    {plans.map(({ name, hours, price }) => (
      <ListItem key={name}>
        {labels.planLabel}: {price}. {formatMessage(labels.planNote, { plan: name, hours })}
      </ListItem>
    ))}
  </List>
)

const Estimator = island(EstimatorIsland, "estimator", SELECTION_PARAM)

/** Estimator of time and price; without JavaScript, a price list. */
export const EstimatorBlock = ({ id, title, lead, page, idSuffix }: BlockProps<typeof estimatorSchema>) => {
  const estimate = useEstimate(page.path)
  if (!estimate) return null
  const data = { ...estimate, ...(idSuffix && { idSuffix }) }
  return (
    <Root id={id}>
      <Container>
        <SectionHeader title={title}>{lead && <Typography sx={hiddenWithoutScripts}>{lead}</Typography>}</SectionHeader>
        <Box sx={hiddenWithoutScripts}>
          <Estimator {...data} />
        </Box>
        <noscript>
          <PriceList {...data} />
        </noscript>
      </Container>
    </Root>
  )
}
