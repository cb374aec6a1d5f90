import { type CSSObject, styled } from "@mui/material/styles"
import { Container } from "../../components/container"
import { casesAttribute, onlyAttribute } from "../../browser/case-filter/filter-cases"
import { fill } from "../../site/fill"
import { header, space, stroke, typeScale } from "../../theme/tokens"
import { brings } from "../../browser/behaviours"

/** Anchor of a category: without script it filters by being the target. */
const anchorOf = (category: string) => `category-${category}`

/** All that a chosen category leaves out: the cases of others, and the large ones, which the list has too. */
const Root = styled(Container, { shouldForwardProp: prop => prop !== "ids" })<{ ids: readonly string[] }>(({
  ids,
  theme,
}): CSSObject => {
  const { yard } = theme.vars.palette
  const inked = { background: yard.ink, color: yard.ground }
  return {
    paddingTop: space.s4,
    "& > i": { position: "absolute", scrollMarginTop: header.clearance },
    "& nav": { display: "flex", flexWrap: "wrap", gap: space.s2 },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      gap: space.s2,
      minHeight: "2.75rem",
      padding: `${space.s2} ${space.s4}`,
      border: `${stroke.draw} solid ${yard.ink}`,
      borderRadius: theme.shape.borderRadius,
      fontWeight: 500,
      textDecoration: "none",
      "&:hover": { background: yard.plane },
      "&[aria-current]": inked,
      "& small": { fontSize: typeScale.small },
    },
    "& p": { marginTop: space.s3, fontSize: typeScale.small, color: yard.inkSoft },
    "@media (scripting: none)": { "& p": { display: "none" } },
    [`&:not([${onlyAttribute}]):has(i:target) ~ #featured-cases, &[${onlyAttribute}]:not([${onlyAttribute}=""]) ~ #featured-cases`]:
      { display: "none" },
    ...(Object.fromEntries(
      ids.flatMap((id): [string, CSSObject][] => {
        const chosen = `&:not([${onlyAttribute}]):has(#${anchorOf(id)}:target)`
        return [
          [
            `${chosen} ~ section li[data-category]:not([data-category="${id}"]), &[${onlyAttribute}="${id}"] ~ section li[data-category]:not([data-category="${id}"])`,
            { display: "none" },
          ],
          [`${chosen} a[href$="#${anchorOf(id)}"]`, inked],
        ]
      }),
    ) as Record<string, CSSObject>),
  }
})

interface FilterProps {
  categories: Queries.CaseCategoriesFragment
  cases: readonly { category: string }[]
}

/** The categories as links that filter the cases, each with how many it has. */
export const CaseFilter = ({ categories: { name, all, shown, items }, cases }: FilterProps) => {
  const total = cases.length
  return (
    <Root ids={items.map(({ category }) => category)} {...brings("case-filter")} {...{ [casesAttribute]: shown ?? "" }}>
      {items.map(({ category }) => (
        <i key={category} id={anchorOf(category)} />
      ))}
      <nav aria-label={name}>
        <a href="/case-studies">
          {all} <small>{total}</small>
        </a>
        {items.map(({ category, label }) => (
          <a key={category} href={`?category=${category}#${anchorOf(category)}`}>
            {label} <small>{cases.filter(one => one.category === category).length}</small>
          </a>
        ))}
      </nav>
      <p role="status">{fill(shown ?? "", { count: total, total })}</p>
    </Root>
  )
}
