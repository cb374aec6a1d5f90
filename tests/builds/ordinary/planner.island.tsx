import { Box, Button, Collapse, Dialog, DialogTitle, MenuItem, Select, Tab, Tabs } from "@mui/material"
import { useState } from "react"

/** State and what a visitor opens, as the documents of React and Material UI write it. */
export const Planner = ({ plans }: { plans: string[] }) => {
  const [tab, setTab] = useState(0)
  const [plan, setPlan] = useState(plans[0])
  const [isOpen, setOpen] = useState(false)
  const [isMore, setMore] = useState(false)
  return (
    <Box id="planner">
      <Tabs value={tab} onChange={(_, value: number) => setTab(value)} aria-label="Planner">
        <Tab label="Plan" />
        <Tab label="Week" />
      </Tabs>
      <p role="status">{tab === 0 ? `Plan ${plan}` : "Week 1"}</p>
      <Select value={plan} onChange={({ target }) => setPlan(target.value)} aria-label="Plans">
        {plans.map(name => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
      <Button onClick={() => setMore(!isMore)}>More</Button>
      <Collapse in={isMore}>A second line</Collapse>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Ask
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>Asked</DialogTitle>
      </Dialog>
    </Box>
  )
}
