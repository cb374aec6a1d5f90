import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { memo, Suspense } from "react"
import type { EstimateData, EstimateService } from "#site/estimate"
import { formatMessage } from "#site/format-message"
import { formatRange } from "#site/format-range"
import { space, stroke, typeScale } from "#theme/tokens"

/** Name of the checkboxes; a package field is named by its service's slug. */
export const SERVICE = "service"

/** A checkbox drawn as a shipping container: dashed, or filled if checked. */
const Tick = styled("span")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    width: "1.875rem",
    height: "1.3rem",
    border: `${stroke.outline} dashed ${colors.muted}`,
    "input:checked + &": {
      border: `${stroke.outline} solid ${colors.text}`,
      background: `repeating-linear-gradient(90deg, transparent 0 6px, ${colors.tint} 6px 7px) 0/100% 100% ${colors.accent}`,
    },
    "input:focus-visible + &": { outline: `${stroke.thick} solid ${colors.text}`, outlineOffset: 3 },
  }
})

/** A native select: Material UI's adds 4 kB. */
const PackageSelect = styled("select")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    maxWidth: "100%",
    padding: `${space.s1} 0`,
    border: 0,
    borderBottom: `${stroke.outline} solid ${colors.text}`,
    background: "none",
    font: "inherit",
    fontSize: typeScale.small,
    color: colors.text,
    cursor: "pointer",
    // iOS zooms the page if a focused field has text below 16 px.
    "@media (pointer: coarse)": { fontSize: "1rem" },
    [theme.breakpoints.down("sm")]: { marginBottom: space.s3 },
    "& option": { background: colors.surface },
  }
})

interface ServiceFieldProps {
  service: EstimateService
  /** Index of the selected package. */
  packageIndex: number | undefined
  labels: EstimateData["labels"]
  onChange: () => void
}

/**
 * Checkbox of a service and select of its packages. Memoized: a change re-renders one service. In `Suspense`: the first
 * press hydrates one service at once, and the others without blocking.
 */
export const ServiceField = memo(({ service, packageIndex, labels, onChange }: ServiceFieldProps) => {
  const { slug, name, packages } = service
  return (
    <Suspense>
      <ListItem>
        <FormControlLabel
          label={name}
          control={
            <Checkbox
              name={SERVICE}
              value={slug}
              checked={packageIndex !== undefined}
              onChange={onChange}
              disableRipple
              icon={<Tick />}
              checkedIcon={<Tick />}
              sx={{ padding: 0 }}
            />
          }
        />
        <PackageSelect
          name={slug}
          value={packageIndex ?? 0}
          onChange={onChange}
          aria-label={formatMessage(labels.packageLabel, { service: name })}
        >
          {packages.map(({ name: packageName, weeksFrom, weeksTo }, index) => (
            <option key={packageName} value={index}>
              {formatMessage(labels.packageOption, { package: packageName, weeks: formatRange(weeksFrom, weeksTo) })}
            </option>
          ))}
        </PackageSelect>
      </ListItem>
    </Suspense>
  )
})
ServiceField.displayName = "ServiceField"
