import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { NonSubmittingForm } from "#components/non-submitting-form"
import { Picture } from "#components/picture"
import { TextField } from "#components/text-field"
import { drawingClass } from "#theme/drawing-svg"
import { columns } from "#theme/layouts"
import { space, stroke, typeScale } from "#theme/tokens"

const formStyles = {
  marginBottom: 3,
  // Chromium's clear button is blue.
  "& ::-webkit-search-cancel-button": { filter: "grayscale(1)" },
  // The search needs a script; the buttons do not.
  "@media (scripting: none)": { "& > .MuiFormControl-root": { display: "none" } },
}

/** Two columns on phones; one if visitors enlarge the text. */
const buttonColumns = { xs: `repeat(auto-fill, minmax(min(max(8.5rem, 50% - ${space.s2}), 100%), 1fr))` }

const CategoryButtons = styled("fieldset")({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& legend": { padding: 0, marginBottom: space.s2, fontSize: typeScale.small, fontWeight: 600, lineHeight: 1.4 },
})

/** A button that is filled while the transparent radio button in it is checked. */
const CategoryButton = styled("label")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space.s2,
    minHeight: "2.75rem",
    // Narrow enough that at 320 px a word beside its picture does not break.
    padding: `${space.s2} ${space.s3}`,
    border: `${stroke.outline} solid ${colors.text}`,
    borderRadius: theme.shape.borderRadius,
    fontWeight: 600,
    "&:hover": { background: colors.surface },
    "&:has(:checked)": { background: colors.text, color: colors.background },
    // Not in `:has()`: each choice would restyle the paths of the whole block.
    "& :checked ~ * path": { stroke: colors.background },
    "&:has(:focus-visible)": { outline: `${stroke.thick} solid ${colors.text}`, outlineOffset: 3 },
    "& input": {
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      margin: 0,
      opacity: 0,
      cursor: "pointer",
    },
    [`& .${drawingClass}`]: { width: "1.5rem" },
  }
})

interface FilterFormProps {
  /** Heading of the block. */
  title: string
  words: Queries.LibraryWordsFragment
  idSuffix: string
}

/** Search field and category buttons; the first button is for all categories. */
export const FilterForm = ({ title, words, idSuffix }: FilterFormProps) => (
  <Box
    component={NonSubmittingForm}
    id={`resource-filter${idSuffix}`}
    role="search"
    // A second search landmark on the page needs a name to differ from the first.
    aria-label={idSuffix ? title : undefined}
    autoComplete="off"
    sx={{ ...columns("5fr 7fr"), rowGap: 3, columnGap: 4, alignItems: "end", ...formStyles }}
  >
    <TextField
      id={`resource-search${idSuffix}`}
      name="text"
      type="search"
      label={words.searchLabel}
      placeholder={words.searchPlaceholder}
    />
    <CategoryButtons>
      <legend>{words.categoriesLabel}</legend>
      <Box sx={{ ...columns(buttonColumns), gap: 1, display: { xs: "grid", sm: "flex" }, flexWrap: "wrap" }}>
        {words.categories.map(({ value, label, picture }, index) => (
          <CategoryButton key={value}>
            <input type="radio" name="category" value={value} defaultChecked={index === 0} />
            {picture && <Picture picture={picture} alt="" eager />}
            {label}
          </CategoryButton>
        ))}
      </Box>
    </CategoryButtons>
  </Box>
)
