import Container from "@mui/material/Container"
import Stack from "@mui/material/Stack"
import ToggleButton from "@mui/material/ToggleButton"
import Typography from "@mui/material/Typography"
import type { Fields } from "../block"
import type { casesSchema } from "./schema"

interface CategoriesProps extends Pick<Fields<typeof casesSchema>, "disabledNote"> {
  /** Accessible name of the group. */
  name: string
  /** Label for all categories. */
  all: string
  categories: Queries.CaseWordsFragment["categories"]
}

/** Category buttons. They do not filter: all cases are visible. */
export const CaseCategories = ({ name, all, disabledNote, categories }: CategoriesProps) => (
  <Container sx={{ paddingTop: 2 }}>
    <Stack direction="row" spacing={1} role="group" aria-label={name} sx={{ flexWrap: "wrap" }}>
      {[all, ...categories.map(({ label }) => label)].map((label, index) => (
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
