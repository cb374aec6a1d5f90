import { FormControl, InputLabel, OutlinedInput, type OutlinedInputProps } from "@mui/material"

interface FieldProps extends OutlinedInputProps {
  id: string
  label: string
}

/** A text field with its label above it. Material UI's TextField would bring its menus along, which no page needs. */
export const Field = ({ label, id, ...input }: FieldProps) => (
  <FormControl fullWidth>
    <InputLabel htmlFor={id} shrink required={false}>
      {label}
    </InputLabel>
    <OutlinedInput id={id} notched={false} {...input} />
  </FormControl>
)
