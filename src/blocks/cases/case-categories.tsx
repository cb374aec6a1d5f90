import Container from "@mui/material/Container"
import Stack from "@mui/material/Stack"
import ToggleButton from "@mui/material/ToggleButton"
import Typography from "@mui/material/Typography"
import type { Fields } from "../block"
import type { casesSchema } from "./schema"

interface CaseCategoriesProps extends Pick<Fields<typeof casesSchema>, "disabledNote"> {
  /** Accessible name of the group. */
  name: string
  /** Label of the button for all categories. */
  allLabel: string
  categories: Queries.CaseWordsFragment["categories"]
}

/** Category buttons. They do not filter: all case studies stay visible. */
export const CaseCategories = ({ name, allLabel, disabledNote, categories }: CaseCategoriesProps) => (
  <Container sx={{ paddingTop: 2 }}>
    <Stack direction="row" spacing={1} role="group" aria-label={name} sx={{ flexWrap: "wrap" }}>
      {[allLabel, ...categories.map(({ label }) => label)].map((label, index) => (
        <ToggleButton key={label} value={label} selected={index === 0}>
          {label}
        </ToggleButton>
      ))}
    </Stack>
    {disabledNote && (
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5 }}>
        {disabledNote}
      </Typography>
    )}
  </Container>
)
