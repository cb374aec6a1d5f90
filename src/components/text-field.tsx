import ExpandMore from "@mui/icons-material/ExpandMore"
import Search from "@mui/icons-material/Search"
import { useDefaultProps } from "@mui/material/DefaultPropsProvider"
import FormControl from "@mui/material/FormControl"
import FormLabel from "@mui/material/FormLabel"
import InputBase, { type InputBaseComponentProps } from "@mui/material/InputBase"
import type { ComponentProps, ReactNode } from "react"

interface TextFieldProps {
  id: string
  name: string
  label: string
  type?: "text" | "email" | "search"
  placeholder?: string | null
  autoComplete?: string
  required?: boolean
  /** Several lines of text, of which it shows so many. */
  rows?: number
  /** A choice: `children` are its options. */
  select?: boolean
  children?: ReactNode
}

/** The type that Material UI gives to every input is none of a select. */
const Select = (props: InputBaseComponentProps) => (
  <select {...({ ...props, type: undefined } as ComponentProps<"select">)} />
)

/**
 * A field with its label above it. It keeps its own state, so that what is typed before React arrives stays; the
 * asterisk of required fields stands in the label itself. Made of Material UI's parts, without the looks and the script
 * of its TextField: the label neither floats nor shrinks; several lines are a plain textarea, because one that measures
 * itself would move the page when React arrives; and a choice is a plain select, which opens in the system's own way,
 * because NativeSelect brings two more inputs and an icon for the same look.
 */
export const TextField = (inProps: TextFieldProps) => {
  const { id, name, label, type, placeholder, autoComplete, required, rows, ...props } = useDefaultProps({
    props: inProps,
    name: "MuiTextField",
  })
  const { select, children } = props
  const kind = select
    ? { inputComponent: Select, inputProps: { children }, endAdornment: <ExpandMore /> }
    : rows
      ? { inputComponent: "textarea" as const, inputProps: { required, rows, type: undefined } }
      : { inputProps: { required }, type: type ?? "text" }
  return (
    <FormControl>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <InputBase
        startAdornment={type === "search" && <Search />}
        id={id}
        name={name}
        placeholder={placeholder ?? undefined}
        autoComplete={autoComplete}
        {...kind}
      />
    </FormControl>
  )
}
