import ExpandMore from "@mui/icons-material/ExpandMore"
import { FormControl, FormLabel, InputBase, type InputBaseComponentProps } from "@mui/material"
import { graphql } from "gatsby"
import type { ComponentProps } from "react"
import { space } from "../../theme/tokens"
import { Typography } from "../../components/typography"

interface TextFieldProps {
  /** Name in the form; the field's id is made from it. */
  name: string
  label: string
  required?: boolean
  rows: number
  placeholder: string
  /** Below the field: how much it takes. */
  limit: string
}

/** Letters of a message: two pages. What is longer is pasted by mistake, and shaping it would hold up the browser. */
const MOST = 5000

/** Id of the field of a name. */
export const idOf = (name: string) => `contact-${name}`

/**
 * Several lines of text: a plain textarea, because one that measures itself would move the page when React arrives.
 * Like all fields of the form it keeps its own state, and the asterisk of required fields stands in the label itself.
 */
export const TextField = ({ name, label, required, rows, placeholder, limit }: TextFieldProps) => (
  <FormControl>
    <FormLabel htmlFor={idOf(name)}>{label}</FormLabel>
    <InputBase
      id={idOf(name)}
      name={name}
      placeholder={placeholder}
      inputComponent="textarea"
      inputProps={{ required, rows, type: undefined, maxLength: MOST }}
    />
    <Typography variant="body2" sx={{ color: "text.secondary", marginTop: space.s1 }}>
      {limit.replace("{limit}", MOST.toLocaleString("en"))}
    </Typography>
  </FormControl>
)

/** The type that Material UI gives to every input is none of a select. */
const Select = (props: InputBaseComponentProps) => (
  <select {...({ ...props, type: undefined } as ComponentProps<"select">)} />
)

/**
 * A choice that may be left open: the first, empty option says so. A plain select: Material UI's NativeSelect brings
 * two more inputs and an icon, for the same look.
 */
export const ChoiceField = ({ name, choice }: { name: string; choice: Queries.ContactChoiceFragment }) => {
  const options = [{ value: "", label: choice.empty }, ...choice.options].map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
  return (
    <FormControl>
      <FormLabel htmlFor={idOf(name)}>{choice.label}</FormLabel>
      <InputBase
        id={idOf(name)}
        name={name}
        inputComponent={Select}
        inputProps={{ children: options }}
        endAdornment={<ExpandMore />}
      />
    </FormControl>
  )
}

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
