import { styled } from "@mui/material/styles"
import { List, ListItem } from "../../components/list"
import { fill } from "../../site/fill"
import { rangeOf } from "../../site/range"
import { fitting } from "../../theme/components/grid"
import { space, stroke, typeScale } from "../../theme/tokens"
import { exampleLoad, LOAD, mostHours, type Offer, type Told } from "../../browser/load/load"

/** Of a container's proportions: dashed while it is only planned, filled once it is aboard. */
const Manifest = styled("form")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    "& fieldset": { margin: 0, padding: 0, border: 0 },
    "& legend, & [data-hours-label]": { padding: 0, fontWeight: 600 },
    "& li": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space.s4, minHeight: "2.75rem" },
    "& li > label": {
      flex: "1 1 auto",
      overflowWrap: "anywhere",
      display: "flex",
      alignItems: "center",
      gap: space.s3,
      minHeight: "2.75rem",
      cursor: "pointer",
    },
    "& li:has(input:checked) > label": { fontWeight: 600 },
    "& [type=checkbox]": {
      appearance: "none",
      flex: "none",
      width: "1.875rem",
      height: "1.3rem",
      margin: 0,
      border: `${stroke.draw} dashed ${yard.pencil}`,
      cursor: "pointer",
      "@media (prefers-reduced-motion: no-preference)": { transition: "background .2s" },
    },
    "& [type=checkbox]:checked": {
      border: `${stroke.draw} solid ${yard.ink}`,
      background: `repeating-linear-gradient(90deg, transparent 0 6px, ${yard.wash} 6px 7px) 0/100% 100% ${yard.sea}`,
    },
    "& select": {
      maxWidth: "100%",
      padding: `${space.s1} 0`,
      border: 0,
      borderBottom: `${stroke.draw} solid ${yard.ink}`,
      background: "none",
      font: "inherit",
      fontSize: typeScale.small,
      color: yard.ink,
      cursor: "pointer",
      [theme.breakpoints.down("sm")]: { marginBottom: space.s3 },
      "& option": { background: yard.plane },
    },
    "& li:not(:has(input:checked)) select": { display: "none" },
    "& [data-hours-label]": { display: "flex", justifyContent: "space-between", marginTop: space.s5 },
    "& [type=range]": {
      appearance: "none",
      display: "block",
      width: "100%",
      height: "2.75rem",
      margin: 0,
      background: `linear-gradient(${yard.ink}, ${yard.ink}) center/100% 2px no-repeat`,
      cursor: "grab",
      "&:active": { cursor: "grabbing" },
      "&::-webkit-slider-thumb": { appearance: "none", ...thumb(yard) },
      "&::-moz-range-thumb": { borderRadius: 0, ...thumb(yard) },
    },
    // The system's own signs say there what colors say here.
    "@media (forced-colors: active)": { "& [type=checkbox], & [type=range]": { appearance: "auto" } },
  }
})

/** A container in hand. */
const thumb = (yard: { signal: string; signalEdge: string }) => ({
  boxSizing: "border-box" as const,
  width: "2.25rem",
  height: "1.6rem",
  border: `${stroke.draw} solid ${yard.signalEdge}`,
  background: yard.signal,
})

/** Steps of the hours: five where every plan is a multiple of it. */
const stepOf = (plans: Told["plans"]) => (plans.every(({ hours }) => hours % 5 === 0) ? 5 : 1)

interface RowProps {
  offer: Offer
  chosen: number | undefined
  words: Told["words"]
}

const Row = ({ offer: { slug, name, packages }, chosen, words }: RowProps) => (
  <ListItem>
    <label>
      <input type="checkbox" name={`${LOAD}-${slug}`} value={slug} defaultChecked={chosen !== undefined} />
      {name}
    </label>
    <select aria-label={fill(words.package, { service: name })} data-of={slug} defaultValue={chosen ?? 0}>
      {packages.map(({ name: title, weeksFrom, weeksTo }, index) => (
        <option key={title} value={index}>
          {fill(words.option, { package: title, weeks: rangeOf(weeksFrom, weeksTo) })}
        </option>
      ))}
    </select>
  </ListItem>
)

/** What can be loaded: a line for each service, and the hours of a month. */
export const LoadForm = ({ offers, plans, words }: Told) => {
  const example = exampleLoad({ offers })
  return (
    <Manifest autoComplete="off">
      <fieldset>
        <legend>{words.services}</legend>
        {/* Of one height in a row, so that nothing moves but the row of what is ticked. */}
        <List dividers="below" spacing={0} template={{ xs: fitting("9rem"), md: 1 }} columnSpacing={2} sx={{ mt: 1.5 }}>
          {offers.map(offer => (
            <Row key={offer.slug} offer={offer} chosen={example.packages[offer.slug]} words={words} />
          ))}
        </List>
      </fieldset>
      <label>
        <span data-hours-label="">
          {words.hours} <span data-hours="">{example.hours}</span>
        </span>
        <input
          type="range"
          name="hours"
          min={0}
          max={mostHours(plans)}
          step={stepOf(plans)}
          defaultValue={example.hours}
        />
      </label>
    </Manifest>
  )
}
