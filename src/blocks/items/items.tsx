import Box from "@mui/material/Box"
import type { ComponentProps, ComponentType } from "react"
import { HeadedSection } from "#components/headed-section"
import { LabeledFigure } from "#components/labeled-figure"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { Fields } from "../block"
import { Alternating } from "./alternating"
import { Checklists } from "./checklists"
import { Contents } from "./contents"
import { Examples } from "./examples"
import { Facts } from "./facts"
import { Aside, Cards, Columns, Figures, Rows, Sheet, Tiles } from "./lists"
import { Options, Strip } from "./options"
import { Prices } from "./prices"
import type { itemsSchema } from "./schema"
import { Tags } from "./tags"

type Block = Fields<typeof itemsSchema>

interface LayoutConfig {
  ItemList: ComponentType<Pick<Block, "items">>
  tone?: ComponentProps<typeof HeadedSection>["tone"]
  /** `sx` of a grid with the heading and, beside it, the items. */
  gridSx?: object
}

/** Layouts with the common heading; the default is `rows`. Others have separate components. */
const layoutConfigs: Record<string, LayoutConfig> = {
  aside: { ItemList: Aside, gridSx: { ...columns("5fr 7fr"), rowGap: 4, columnGap: 6 } },
  cards: { ItemList: Cards },
  columns: { ItemList: Columns },
  figures: { ItemList: Figures, tone: "surface" },
  tiles: { ItemList: Tiles, tone: "surface" },
  sheet: { ItemList: Sheet, tone: "tint" },
  alternating: { ItemList: Alternating },
  prices: { ItemList: Prices },
  examples: { ItemList: Examples, tone: "surface" },
  options: { ItemList: Options, tone: "tint" },
  checklists: {
    ItemList: Checklists,
    gridSx: {
      ...columns({ lg: "4fr 8fr" }),
      rowGap: 6,
      columnGap: space.columns,
      alignItems: "start",
    },
  },
  tags: { ItemList: Tags },
}

/** A heading and a list, in one of several layouts. */
export const ItemsBlock = (block: Block) => {
  const { id, title, lead, action, figure, figureLabel, layout, items } = block
  if (layout === "strip") return <Strip {...block} />
  if (layout === "facts") return <Facts {...block} />
  if (layout === "contents") return <Contents {...block} />
  const { ItemList, tone, gridSx } = layoutConfigs[layout] ?? { ItemList: Rows }
  return (
    <HeadedSection
      id={id}
      title={title}
      lead={lead}
      tone={tone}
      gridSx={gridSx}
      action={action}
      headerContent={
        figure && (
          <Box sx={{ marginTop: 6 }}>
            <LabeledFigure value={figure} label={figureLabel} />
          </Box>
        )
      }
    >
      <ItemList items={items} />
    </HeadedSection>
  )
}
