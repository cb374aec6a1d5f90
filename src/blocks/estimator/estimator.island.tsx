import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import FormLabel from "@mui/material/FormLabel"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react"
import { DisabledForm } from "#components/disabled-form"
import { VisuallyHidden } from "#components/visually-hidden"
import {
  type EstimateData,
  getEstimate,
  defaultSelection,
  maxHours,
  parseSelection,
  SELECTION_PARAM,
  type Selection,
  serializeSelection,
} from "#site/estimate"
import { formatMessage } from "#site/format-message"
import { formatRange } from "#site/range"
import { columns, withDividers, autoFit } from "#theme/layouts"
import { header, space, stroke, typeScale } from "#theme/tokens"
import { EstimateSummary } from "./estimate-summary"

/** The fields on the left, what they come to on the right, where it stays in sight. */
const Root = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "5fr 8fr",
  gap: `${space.s5} clamp(2rem, 5vw, 5.5rem)`,
  alignItems: "start",
  "& > div": { position: "sticky", top: header.clearance },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
  "@media print": { display: "block", "& > div": { position: "static" } },
}))

const Fields = styled(DisabledForm)({
  "& fieldset": { margin: 0, padding: 0, border: 0 },
  "& legend, & [data-hours]": { margin: 0, padding: 0, fontWeight: 600, fontSize: "inherit", color: "inherit" },
  "& li": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.s4 },
  "& li > label": { flex: "1 1 auto", gap: space.s3, minHeight: "2.75rem", margin: 0 },
  // What is chosen is told by the fields themselves, which answer before React has come.
  "& li:has(input:checked) > label > span:last-of-type": { fontWeight: 600 },
  "& li:not(:has(input:checked)) > select": { display: "none" },
  "& [data-hours]": { display: "flex", justifyContent: "space-between", marginTop: space.s5 },
})

/** A container: dashed while it is only planned, filled once it is chosen. */
const Tick = styled("span")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    width: "1.875rem",
    height: "1.3rem",
    border: `${stroke.draw} dashed ${colors.muted}`,
    "input:checked + &": {
      border: `${stroke.draw} solid ${colors.text}`,
      background: `repeating-linear-gradient(90deg, transparent 0 6px, ${colors.tint} 6px 7px) 0/100% 100% ${colors.accent}`,
    },
    "input:focus-visible + &": { outline: `${stroke.focus} solid ${colors.text}`, outlineOffset: 3 },
  }
})

/** The system's own choice on a line: Material UI's would be 4 kB. */
const Package = styled("select")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    maxWidth: "100%",
    padding: `${space.s1} 0`,
    border: 0,
    borderBottom: `${stroke.draw} solid ${colors.text}`,
    background: "none",
    font: "inherit",
    fontSize: typeScale.small,
    color: colors.text,
    cursor: "pointer",
    // What is smaller a phone of Apple's enlarges with all of the page, once it is touched.
    "@media (pointer: coarse)": { fontSize: "1rem" },
    [theme.breakpoints.down("sm")]: { marginBottom: space.s3 },
    "& option": { background: colors.surface },
  }
})

/** A container in hand. */
const thumb = (colors: { action: string; actionEdge: string }) => ({
  boxSizing: "border-box" as const,
  width: "2.25rem",
  height: "1.6rem",
  border: `${stroke.draw} solid ${colors.actionEdge}`,
  background: colors.action,
})

/** Not Material UI's Slider, which answers nothing before React has come, and loses the first drag. */
const Range = styled("input")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    appearance: "none",
    display: "block",
    width: "100%",
    height: "2.75rem",
    margin: 0,
    background: `linear-gradient(${colors.text}, ${colors.text}) center/100% 2px no-repeat`,
    cursor: "grab",
    "&:active": { cursor: "grabbing" },
    "&::-webkit-slider-thumb": { appearance: "none", ...thumb(colors) },
    "&::-moz-range-thumb": { borderRadius: 0, ...thumb(colors) },
    // The system's own signs say there what colors say here.
    "@media (forced-colors: active)": { appearance: "auto" },
  }
})

/** Steps of the hours: five where every plan is a multiple of it. */
const stepOf = (plans: EstimateData["plans"]) => (plans.every(({ hours }) => hours % 5 === 0) ? 5 : 1)

/** Names of the fields; the package of a service goes by its slug. */
const [SERVICE, HOURS] = ["service", "hours"]

/** The address of the page as it came: nobody tells of a change. */
const subscribeNever = () => () => undefined
const inAddress = (): string | null => new URLSearchParams(location.search).get(SELECTION_PARAM)
const onServer = () => null

/** What the fields hold, whoever has filled them in. */
const readFields = (form: HTMLFormElement): Selection => {
  const fields = new FormData(form)
  const slugs = fields.getAll(SERVICE).filter(value => typeof value === "string")
  return {
    packages: Object.fromEntries(slugs.map(slug => [slug, Number(fields.get(slug))])),
    hours: Number(fields.get(HOURS)),
  }
}

/** Milliseconds. */
const DEBOUNCE_MS = 300

/** A value once it rests: at the end of a drag, not all along it. */
const useDebounced = <Value,>(value: Value): Value => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/**
 * Services and hours, and what they come to. The address holds what is chosen, so that it can be shared; the button
 * hands it to the contact page.
 */
export const Estimator = (data: EstimateData) => {
  const { offers, plans, words, idSuffix = "" } = data
  const hoursId = `${HOURS}${idSuffix}`
  const form = useRef<HTMLFormElement>(null)
  const shared = useSyncExternalStore(subscribeNever, inAddress, onServer)
  const [chosen, setChosen] = useState<Selection>()
  const selection = chosen ?? (shared === null ? defaultSelection(data) : parseSelection(shared, data))
  // What the visitor has chosen is said aloud and put into the address.
  const rested = useDebounced(chosen)

  const follow = () => {
    if (form.current) setChosen(readFields(form.current))
  }

  /** Takes over the fields that changed before React hydrated; for the others the address holds. */
  const takeOver = useEffectEvent(() => {
    if (!form.current) return
    const [typed, initial, address] = [readFields(form.current), defaultSelection(data), inAddress()]
    if (serializeSelection(typed) === serializeSelection(initial)) return
    const base = address === null ? initial : parseSelection(address, data)
    const packages = offers.flatMap(({ slug }) => {
      const index = (typed.packages[slug] === initial.packages[slug] ? base : typed).packages[slug]
      return index === undefined ? [] : [[slug, index] as const]
    })
    setChosen({
      packages: Object.fromEntries(packages),
      hours: typed.hours === initial.hours ? base.hours : typed.hours,
    })
  })
  useEffect(() => takeOver(), [])

  useEffect(() => {
    if (rested)
      history.replaceState(history.state, "", `?${SELECTION_PARAM}=${serializeSelection(rested)}${location.hash}`)
  }, [rested])

  return (
    <Root>
      <Fields ref={form} noValidate autoComplete="off">
        <fieldset>
          <FormLabel component="legend">{words.servicesLabel}</FormLabel>
          {/* Of one height in a row, so that nothing moves but the row of what is ticked. */}
          <List sx={{ ...withDividers("below", 0), ...columns({ xs: autoFit("9rem"), md: 1 }), columnGap: 2, mt: 1.5 }}>
            {offers.map(({ slug, name, packages }) => (
              <ListItem key={slug}>
                <FormControlLabel
                  label={name}
                  control={
                    <Checkbox
                      name={SERVICE}
                      value={slug}
                      checked={slug in selection.packages}
                      onChange={follow}
                      disableRipple
                      icon={<Tick />}
                      checkedIcon={<Tick />}
                      sx={{ padding: 0 }}
                    />
                  }
                />
                <Package
                  name={slug}
                  value={selection.packages[slug] ?? 0}
                  onChange={follow}
                  aria-label={formatMessage(words.packageLabel, { service: name })}
                >
                  {packages.map(({ name: title, weeksFrom, weeksTo }, index) => (
                    <option key={title} value={index}>
                      {formatMessage(words.packageOption, { package: title, weeks: formatRange(weeksFrom, weeksTo) })}
                    </option>
                  ))}
                </Package>
              </ListItem>
            ))}
          </List>
        </fieldset>
        <FormLabel htmlFor={hoursId} data-hours="">
          {words.hoursLabel} <span>{selection.hours}</span>
        </FormLabel>
        <Range
          type="range"
          id={hoursId}
          name={HOURS}
          min={0}
          max={maxHours(plans)}
          step={stepOf(plans)}
          value={selection.hours}
          onChange={follow}
        />
      </Fields>
      <div>
        <EstimateSummary estimate={getEstimate(selection, data)} selection={selection} data={data} />
        <VisuallyHidden role="status">{rested && getEstimate(rested, data).ariaText}</VisuallyHidden>
      </div>
    </Root>
  )
}
