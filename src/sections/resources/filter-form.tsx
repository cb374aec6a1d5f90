import { styled } from "@mui/material/styles"
import { Field } from "../../components/field"
import { InertForm } from "../../components/inert-form"
import { ResourceIcon } from "../../scenes/resource-icons"
import { drawingClass } from "../../scenes/scene"
import { space, stroke, typeScale } from "../../theme/tokens"

const Row = styled(InertForm)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "5fr 7fr",
  gap: `${space.s5} ${space.s6}`,
  alignItems: "end",
  marginBottom: space.s5,
  "& input[type=search]": { appearance: "none" },
  // The browser's own cross, which Chromium draws in blue.
  "& ::-webkit-search-cancel-button": { filter: "grayscale(1)" },
  // The search needs a script; the buttons do not.
  "@media (scripting: none)": { "& > .MuiFormControl-root": { display: "none" } },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}))

/** Two, or one where the text is set larger. */
const columns = `repeat(auto-fill, minmax(min(max(8.5rem, 50% - ${space.s2}), 100%), 1fr))`

const Buttons = styled("fieldset")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    "& legend": { padding: 0, marginBottom: space.s2, fontSize: typeScale.small, fontWeight: 600, lineHeight: 1.4 },
    "& > div": { display: "flex", flexWrap: "wrap", gap: space.s2 },
    "& label": {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      gap: space.s2,
      minHeight: "3rem",
      padding: `${space.s2} ${space.s4} ${space.s2} ${space.s3}`,
      border: `${stroke.draw} solid ${yard.ink}`,
      borderRadius: theme.shape.borderRadius,
      fontWeight: 600,
      cursor: "pointer",
      "&:hover": { background: yard.plane },
      "&:has(:checked)": { background: yard.ink, color: yard.ground, "& path": { stroke: yard.ground } },
      "&:has(:focus-visible)": { outline: `${stroke.focus} solid ${yard.ink}`, outlineOffset: 3 },
    },
    [theme.breakpoints.down("sm")]: { "& > div": { display: "grid", gridTemplateColumns: columns } },
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

/** Search box and category buttons, of which the first stands for all. */
export const FilterForm = ({ words }: { words: Queries.ResourcesLibraryFragment }) => (
  <Row id="resource-filter" role="search" autoComplete="off">
    <Field
      id="resource-search"
      name="text"
      type="search"
      label={words.searchLabel}
      placeholder={words.searchPlaceholder}
    />
    <Buttons>
      <legend>{words.categoriesLabel}</legend>
      <div>
        {words.categories.map(({ id, name, icon }, index) => (
          <label key={id}>
            <input type="radio" name="category" value={id} defaultChecked={index === 0} />
            <ResourceIcon name={icon} />
            {name}
          </label>
        ))}
      </div>
    </Buttons>
  </Row>
)
