import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Tool } from "../../components/tool"
import type { DrawnPost } from "../../scenes/posts"
import { space, stroke, typeScale } from "../../theme/tokens"

/** Below the drawing, on one ruled line: what it is computed from. */
const Fields = styled("form")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    gap: `${space.s2} ${space.s5}`,
    marginTop: space.s4,
    paddingTop: space.s3,
    borderTop: `${stroke.draw} dashed ${yard.pencil}`,
    fontSize: typeScale.small,
    lineHeight: 1.3,
    "& > :is(b, p)": { flexBasis: "100%" },
    "& > label": { flex: "1 1 6rem" },
    "& p": { minHeight: "1.3em" },
    "& input": {
      boxSizing: "border-box",
      width: "100%",
      minHeight: "2.75rem",
      marginTop: space.s1,
      padding: `0 ${space.s3}`,
      border: `${stroke.draw} solid ${yard.ink}`,
      borderRadius: theme.shape.borderRadius,
      background: yard.plane,
      color: yard.ink,
      font: "inherit",
      fontSize: typeScale.body,
      fontWeight: 600,
      "&:invalid": { borderStyle: "dashed", borderWidth: stroke.key },
    },
    "@media (scripting: none), print": { display: "none" },
  }
})

/** What is drawn for a reader's numbers does not run in again. */
const Redrawn = styled("div")({ "& [data-state=live] svg *": { animation: "none !important" } })

interface SumsProps {
  drawn: DrawnPost
  fields: readonly Queries.PostSumFragment[]
  labels: Pick<Queries.BlogLabelsFragment, "sums" | "sumsInvalid">
  /** The drawing with the article's numbers. */
  children: ReactNode
}

/** The drawing of an article with fields for a reader's own numbers (src/browser/sums/script.ts). */
export const Sums = ({ drawn: { drawing, labels: words }, fields, labels, children }: SumsProps) => (
  <Redrawn>
    <Tool name="sums" told={{ drawing, labels: words, invalid: labels.sumsInvalid }}>
      {children}
      <Fields autoComplete="off" noValidate aria-label={labels.sums}>
        <b aria-hidden="true">{labels.sums}</b>
        {fields.map(({ label, value, min, max, step }) => (
          <label key={label}>
            {label}
            <input type="number" inputMode="decimal" defaultValue={value} min={min} max={max} step={step ?? 1} />
          </label>
        ))}
        <p role="status" />
      </Fields>
    </Tool>
  </Redrawn>
)

export const query = graphql`
  fragment PostSum on PostSum {
    label
    value
    min
    max
    step
  }
`
