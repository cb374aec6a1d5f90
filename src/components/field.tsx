import { FormControl, FormLabel, InputBase } from "@mui/material"

interface FieldProps {
  id: string
  name: string
  label: string
  type?: "text" | "email" | "search"
  placeholder?: string | null
  autoComplete?: string
  required?: boolean
}

/** A line of text with its label above it. It keeps its own state, so that what is typed before React arrives stays. */
export const Field = ({ id, label, placeholder, required, type = "text", ...input }: FieldProps) => (
  <FormControl>
    <FormLabel htmlFor={id}>{label}</FormLabel>
    <InputBase id={id} placeholder={placeholder ?? undefined} type={type} inputProps={{ required }} {...input} />
  </FormControl>
)
