import FormLabel from "@mui/material/FormLabel"
import List from "@mui/material/List"
import { styled } from "@mui/material/styles"
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { NonSubmittingForm } from "#components/non-submitting-form"
import { VisuallyHidden } from "#components/visually-hidden"
import {
  defaultSelection,
  type EstimateData,
  getEstimate,
  maxHours,
  parseSelection,
  type Selection,
  SELECTION_PARAM,
  serializeSelection,
} from "#site/estimate"
import { autoFit, columns, withDividers } from "#theme/layouts"
import { header, space, stroke } from "#theme/tokens"
import { EstimateSummary } from "./estimate-summary"
import { SERVICE, ServiceField } from "./service-field.island"

/** Fields on the left, the sticky summary on the right. */
const Root = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "5fr 8fr",
  gap: `${space.s5} ${space.columns}`,
  alignItems: "start",
  "& > div": { position: "sticky", top: header.clearance },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
  "@media print": { display: "block", "& > div": { position: "static" } },
}))

const Form = styled(NonSubmittingForm)({
  "& fieldset": { margin: 0, padding: 0, border: 0 },
  "& legend, & [data-hours]": { margin: 0, padding: 0, fontWeight: 600, fontSize: "inherit", color: "inherit" },
  "& li": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.s4 },
  "& li > label": { flex: "1 1 auto", gap: space.s3, minHeight: "2.75rem", margin: 0 },
  // CSS styles checked services, because fields can change before hydration.
  "& li:has(input:checked) > label > span:last-of-type": { fontWeight: 600 },
  "& li:not(:has(input:checked)) > select": { display: "none" },
  "& [data-hours]": { display: "flex", justifyContent: "space-between", marginTop: space.s5 },
})

/** Returns styles of the slider's thumb. */
const thumbStyles = (colors: { action: string; actionEdge: string }) => ({
  boxSizing: "border-box" as const,
  width: "2.25rem",
  height: "1.6rem",
  border: `${stroke.outline} solid ${colors.actionEdge}`,
  background: colors.action,
})

/** A native slider: Material UI's is inert before hydration, and loses the first drag. */
const HoursSlider = styled("input")(({ theme }) => {
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
    "&::-webkit-slider-thumb": { appearance: "none", ...thumbStyles(colors) },
    "&::-moz-range-thumb": { borderRadius: 0, ...thumbStyles(colors) },
    // Forced colors remove the track and the thumb.
    "@media (forced-colors: active)": { appearance: "auto" },
  }
})

/** Returns the step of the hours slider: 5 if all plans have multiples of 5 hours. */
const stepOf = (plans: EstimateData["plans"]) => (plans.every(({ hours }) => hours % 5 === 0) ? 5 : 1)

/** Name of the hours field. */
const HOURS = "hours"

/** The URL is read once: changes are not observed. */
const subscribeNever = () => () => undefined
const getUrlSelection = (param: string): string | null => new URLSearchParams(location.search).get(param)
const getServerSnapshot = () => null

/** Replaces a parameter of the URL. `URLSearchParams` would escape the commas of a selection. */
const updateUrl = (param: string, text: string): void => {
  const isOther = (part: string) => part !== "" && !part.startsWith(`${param}=`)
  const others = location.search.slice(1).split("&").filter(isOther)
  history.replaceState(history.state, "", `?${[...others, `${param}=${text}`].join("&")}${location.hash}`)
}

/** Reads the selection from the fields. */
const readFields = (form: HTMLFormElement): Selection => {
  const fields = new FormData(form)
  const slugs = fields.getAll(SERVICE).filter(value => typeof value === "string")
  return {
    packages: Object.fromEntries(slugs.map(slug => [slug, Number(fields.get(slug))])),
    hours: Number(fields.get(HOURS)),
  }
}

const DEBOUNCE_MS = 300

/** Debounces a value: it changes at the end of a drag. */
const useDebounced = <Value,>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

/**
 * The fields for services and hours, and their estimate. The URL holds the selection for sharing; the button passes it
 * to the contact page.
 */
export const Estimator = (data: EstimateData) => {
  const { services, plans, labels, idSuffix = "" } = data
  const hoursId = `${HOURS}${idSuffix}`
  const param = `${SELECTION_PARAM}${idSuffix}`
  const form = useRef<HTMLFormElement>(null)
  const urlText = useSyncExternalStore(subscribeNever, () => getUrlSelection(param), getServerSnapshot)
  const [chosen, setChosen] = useState<Selection>()
  const initialSelection = useMemo(
    () => (urlText === null ? defaultSelection(data) : parseSelection(urlText, data)),
    [urlText, data],
  )
  const selection = chosen ?? initialSelection
  // Rendered after the changed field: with CPU throttling by 4, both together take 150 ms.
  const deferredSelection = useDeferredValue(selection)
  // Announced to screen readers, and written to the URL.
  const debouncedSelection = useDebounced(chosen)

  const handleChange = useCallback(() => {
    if (form.current) setChosen(readFields(form.current))
  }, [])

  /** Adopts fields that changed before hydration; the others follow the URL. */
  const adoptFields = useEffectEvent(() => {
    if (!form.current) return
    const [current, initial, serialized] = [readFields(form.current), defaultSelection(data), getUrlSelection(param)]
    if (serializeSelection(current) === serializeSelection(initial)) return
    const base = serialized === null ? initial : parseSelection(serialized, data)
    const packages = services.flatMap(({ slug }) => {
      const index = (current.packages[slug] === initial.packages[slug] ? base : current).packages[slug]
      return index === undefined ? [] : [[slug, index] as const]
    })
    setChosen({
      packages: Object.fromEntries(packages),
      hours: current.hours === initial.hours ? base.hours : current.hours,
    })
  })
  useEffect(() => adoptFields(), [])

  useEffect(() => {
    if (debouncedSelection) updateUrl(param, serializeSelection(debouncedSelection))
  }, [debouncedSelection, param])

  return (
    <Root>
      <Form ref={form} noValidate autoComplete="off">
        <fieldset>
          <FormLabel component="legend">{labels.servicesLabel}</FormLabel>
          {/* A grid: the select of a checked service moves only its row. */}
          <List
            sx={{
              ...withDividers("below", 0),
              ...columns({ xs: autoFit("9rem"), md: 1 }),
              columnGap: 2,
              marginTop: 1.5,
            }}
          >
            {services.map(service => (
              <ServiceField
                key={service.slug}
                service={service}
                packageIndex={selection.packages[service.slug]}
                labels={labels}
                onChange={handleChange}
              />
            ))}
          </List>
        </fieldset>
        <FormLabel htmlFor={hoursId} data-hours="">
          {labels.hoursLabel} <span>{selection.hours}</span>
        </FormLabel>
        <HoursSlider
          type="range"
          id={hoursId}
          name={HOURS}
          min={0}
          max={maxHours(plans)}
          step={stepOf(plans)}
          value={selection.hours}
          onChange={handleChange}
        />
      </Form>
      <div>
        <EstimateSummary selection={deferredSelection} data={data} />
        <VisuallyHidden role="status">
          {debouncedSelection && getEstimate(debouncedSelection, data).ariaText}
        </VisuallyHidden>
      </div>
    </Root>
  )
}
