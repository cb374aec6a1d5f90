import { Stack } from "@mui/material"
import { type CSSObject, styled } from "@mui/material/styles"
import { Container } from "../../components/container"
import { ToggleButton } from "../../components/toggle-button"
import { Typography } from "../../components/typography"
import { categoryAttribute, countAttribute, onlyAttribute } from "../../browser/filter/filter-list"
import { fill } from "../../site/fill"
import { header } from "../../theme/tokens"
import { brings } from "../../browser/behaviours"

/** Anchor of a category: without script it filters by being the target. */
const anchorOf = (category: string) => `category-${category}`

/** All that a chosen category leaves out: the cases of others, and the large ones, which the list has too. */
const Root = styled(Container, { shouldForwardProp: prop => prop !== "ids" })<{ ids: readonly string[] }>(
  ({ ids, theme: { vars } }): CSSObject => ({
    "& > i": { position: "absolute", scrollMarginTop: header.clearance },
    "@media (scripting: none)": { "& [role=status]": { display: "none" } },
    [`&:not([${onlyAttribute}]):has(i:target) ~ #featured-cases, &[${onlyAttribute}]:not([${onlyAttribute}=""]) ~ #featured-cases`]:
      { display: "none" },
    ...(Object.fromEntries(
      ids.flatMap((id): [string, CSSObject][] => {
        const chosen = `&:not([${onlyAttribute}]):has(#${anchorOf(id)}:target)`
        const others = `section li[${categoryAttribute}]:not([${categoryAttribute}="${id}"])`
        const inked = { background: vars.palette.yard.ink, color: vars.palette.yard.ground }
        return [
          [`${chosen} ~ ${others}`, { display: "none" }],
          [`${chosen} a[href$="#${anchorOf(id)}"]`, inked],
        ]
      }),
    ) as Record<string, CSSObject>),
  }),
)

interface FilterProps {
  categories: Queries.CaseCategoriesFragment
  cases: readonly { category: string }[]
}

/** The categories as links that filter the cases, each with how many it has. */
export const CaseFilter = ({ categories: { name, all, shown, items }, cases }: FilterProps) => {
  const total = cases.length
  return (
    <Root
      ids={items.map(({ category }) => category)}
      sx={{ paddingTop: 2 }}
      {...brings("filter")}
      {...{ [countAttribute]: shown ?? "" }}
    >
      {items.map(({ category }) => (
        <i key={category} id={anchorOf(category)} />
      ))}
      <Stack component="nav" direction="row" spacing={1} aria-label={name} sx={{ flexWrap: "wrap" }}>
        <ToggleButton component="a" href="/case-studies">
          {all} <small>{total}</small>
        </ToggleButton>
        {items.map(({ category, label }) => (
          <ToggleButton component="a" key={category} href={`?category=${category}#${anchorOf(category)}`}>
            {label} <small>{cases.filter(one => one.category === category).length}</small>
          </ToggleButton>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ marginTop: 1.5 }}>
        {fill(shown ?? "", { count: total, total })}
      </Typography>
    </Root>
  )
}
