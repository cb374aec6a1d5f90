import { graphql } from "gatsby"
import { TextField } from "../../components/text-field"

/** Id of the field of a name. */
export const idOf = (name: string) => `contact-${name}`

interface ChoiceFieldProps {
  name: string
  choice: Queries.ContactChoiceFragment
}

/** A choice that may be left open: the first, empty option says so. */
export const ChoiceField = ({ name, choice: { label: title, empty, options } }: ChoiceFieldProps) => (
  <TextField select id={idOf(name)} name={name} label={title}>
    {[{ value: "", label: empty }, ...options].map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </TextField>
)

export const query = graphql`
  fragment ContactChoice on ContactChoice {
    label
    empty
    options {
      value
      label
    }
  }
`
