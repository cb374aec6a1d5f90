import Link from "@mui/material/Link"
import List from "@mui/material/List"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { lazyBehavior } from "#browser/behaviors"
import { JsonScript } from "#components/json-script"
import { SELECTION_PARAM } from "#site/estimate"
import { space, stroke } from "#theme/tokens"
import { useEstimate } from "../estimator/use-estimate"

/** Card on the form's upper edge. */
const cardStyles = {
  padding: `${space.s4} ${space.row}`,
  border: `${stroke.key} solid`,
  borderBottom: 0,
  backgroundColor: "colors.surface",
  alignItems: "start",
  "&[hidden]": { display: "none" },
  "& li + li": { marginTop: 1 },
}

/** The visitor's estimate. If the URL has one, src/browser/estimate.ts fills in the list and shows the card. */
export const EstimateCard = () => {
  const data = useEstimate()
  if (!data) return null
  const {
    path,
    labels: { summaryTitle, change },
  } = data
  return (
    <Stack component="section" spacing={1.5} sx={cardStyles} {...lazyBehavior("estimate", SELECTION_PARAM)} hidden>
      <Typography variant="h4" component="h2">
        {summaryTitle}
      </Typography>
      <List />
      <Link variant="action" href={path}>
        {change}
      </Link>
      <JsonScript data={data} />
    </Stack>
  )
}
