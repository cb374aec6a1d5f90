import Search from "@mui/icons-material/Search"
import { FormControl, FormLabel, InputBase } from "@mui/material"

interface FieldProps {
  id: string
  name: string
  label: string
  type?: "text" | "email" | "search"
  placeholder?: string | null
  autoComplete?: string
  required?: boolean
  /** The most letters that it takes; as many as any name or address has, unless told. */
  maxLength?: number
}

/** An address of mail has no more. */
const MOST = 254

/**
 * A line of text with its label above it. It keeps its own state, so that what is typed before React arrives stays.
 * Made of Material UI's parts, without the looks and the script of its TextField: the label neither floats nor shrinks.
 */
export const Field = ({ id, label, placeholder, required, maxLength = MOST, type = "text", ...input }: FieldProps) => (
  <FormControl>
    <FormLabel htmlFor={id}>{label}</FormLabel>
    <InputBase
      startAdornment={type === "search" && <Search />}
      id={id}
      placeholder={placeholder ?? undefined}
      type={type}
      inputProps={{ required, maxLength }}
      {...input}
    />
  </FormControl>
)
