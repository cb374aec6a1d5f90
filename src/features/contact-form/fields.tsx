import { FormControl, FormLabel, InputBase, NativeSelect } from "@mui/material"
import { graphql } from "gatsby"

interface FieldProps {
  /** Name in the form; the field's id is made from it. */
  name: string
  label: string
  required?: boolean
}

const idOf = (name: string) => `contact-${name}`

interface LineProps extends FieldProps {
  type?: "text" | "email"
  autoComplete?: string
}

/**
 * A line of text. Uncontrolled, like all fields of the form: what is typed before React arrives stays.
 * The asterisk of required fields stands in the label itself, so Material UI adds none.
 */
export const LineField = ({ name, label, required, type = "text", autoComplete }: LineProps) => (
  <FormControl>
    <FormLabel htmlFor={idOf(name)}>{label}</FormLabel>
    <InputBase id={idOf(name)} name={name} type={type} autoComplete={autoComplete} inputProps={{ required }} />
  </FormControl>
)

/** Several lines of text: a plain textarea, because one that measures itself would move the page when React arrives. */
export const TextField = ({ name, label, required, rows, placeholder }: FieldProps & { rows: number; placeholder: string }) => (
  <FormControl>
    <FormLabel htmlFor={idOf(name)}>{label}</FormLabel>
    <InputBase id={idOf(name)} name={name} placeholder={placeholder} inputComponent="textarea" inputProps={{ required, rows, type: undefined }} />
  </FormControl>
)

const Caret = () => (
  <svg className="MuiNativeSelect-icon" width="12" height="8" viewBox="0 0 12 8" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M1 1l5 5 5-5" />
  </svg>
)

/** A choice that may be left open: the first, empty option says so. */
export const ChoiceField = ({ name, choice }: { name: string; choice: Queries.ContactChoiceFragment }) => (
  <FormControl>
    <FormLabel htmlFor={idOf(name)}>{choice.label}</FormLabel>
    <NativeSelect input={<InputBase />} id={idOf(name)} name={name} IconComponent={Caret}>
      <option value="">{choice.empty}</option>
      {choice.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  </FormControl>
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
