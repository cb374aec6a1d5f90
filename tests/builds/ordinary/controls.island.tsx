import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Checkbox,
  FormControlLabel,
  Rating,
  Slider,
  Stack,
  Switch,
} from "@mui/material"

/** What shows by a script what was chosen in it. */
export const Controls = () => (
  <Stack spacing={2}>
    <Accordion>
      <AccordionSummary>Summary</AccordionSummary>
      <AccordionDetails>Details</AccordionDetails>
    </Accordion>
    <FormControlLabel control={<Checkbox defaultChecked />} label="A checkbox" />
    <FormControlLabel control={<Switch defaultChecked />} label="A switch" />
    <Slider defaultValue={30} aria-label="A slider" />
    <Rating defaultValue={3} name="rating" />
  </Stack>
)
