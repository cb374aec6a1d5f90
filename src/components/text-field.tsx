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
  /** Visible lines of a multiline field. */
  rows?: number
  /** Renders a select with `children` as options. */
  select?: boolean
  children?: ReactNode
}

/** A select without the `type` that Material UI sets on every input. */
const Select = (props: InputBaseComponentProps) => (
  <select {...({ ...props, type: undefined } as ComponentProps<"select">)} />
)

/**
 * A field with its label above. Uncontrolled: text typed before hydration stays. The asterisk of required fields is
 * part of the label. Built from Material UI's parts without its TextField: the label is static; multiline fields are
 * plain textareas, because autosizing would shift the layout on hydration; selects are native, because NativeSelect
 * adds two inputs and an icon.
 */
export const TextField = (inProps: TextFieldProps) => {
  const { id, name, label, type, placeholder, autoComplete, required, rows, ...props } = useDefaultProps({
    props: inProps,
    name: "MuiTextField",
  })
  const { select, children } = props
  const variantProps = select
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
        {...variantProps}
      />
    </FormControl>
  )
}
