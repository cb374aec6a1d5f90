import { FormControl, FormLabel, InputBase, Stack } from "@mui/material"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Tool } from "../../components/tool"
import { Typography } from "../../components/typography"
import type { DrawnPost } from "../../scenes/posts"
import { stroke } from "../../theme/tokens"

interface SumsProps {
  drawn: DrawnPost
  fields: readonly Queries.PostSumFragment[]
  labels: Pick<Queries.BlogLabelsFragment, "sums" | "sumsInvalid">
  /** The drawing with the article's numbers. */
  children: ReactNode
}

/**
 * The drawing of an article with fields for a reader's own numbers (src/browser/sums/script.ts): below it, on one ruled
 * line, what it is computed from.
 */
export const Sums = ({ drawn: { drawing, labels: words }, fields, labels, children }: SumsProps) => (
  <Tool name="sums" told={{ drawing, labels: words, invalid: labels.sumsInvalid }}>
    {children}
    <Stack
      component="form"
      direction="row"
      autoComplete="off"
      noValidate
      aria-label={labels.sums}
      sx={{
        flexWrap: "wrap",
        alignItems: "end",
        rowGap: 1,
        columnGap: 3,
        marginTop: 2,
        paddingTop: 1.5,
        borderTop: `${stroke.draw} dashed`,
        borderColor: "yard.pencil",
        "@media (scripting: none), print": { display: "none" },
      }}
    >
      <Typography variant="body2" component="b" aria-hidden="true" sx={{ flexBasis: "100%" }}>
        {labels.sums}
      </Typography>
      {fields.map(({ label, value, min, max, step }, index) => (
        <FormControl key={label} sx={{ flex: "1 1 6rem" }}>
          <FormLabel htmlFor={`sum-${index}`}>{label}</FormLabel>
          <InputBase
            id={`sum-${index}`}
            type="number"
            defaultValue={value}
            inputProps={{ min, max, step: step ?? 1, inputMode: "decimal" }}
          />
        </FormControl>
      ))}
      <Typography variant="body2" role="status" sx={{ flexBasis: "100%", minHeight: "1lh" }} />
    </Stack>
  </Tool>
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
