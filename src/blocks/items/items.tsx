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
  Entries: ComponentType<Pick<Block, "items">>
  tone?: ComponentProps<typeof HeadedSection>["tone"]
  /** Grid of the heading and the entries beside it. */
  asideColumns?: object
}

/** Layouts with the common heading. Default: `rows`. */
const layoutConfigs: Record<string, LayoutConfig> = {
  aside: { Entries: Aside, asideColumns: { ...columns("5fr 7fr"), rowGap: 4, columnGap: 6 } },
  cards: { Entries: Cards },
  columns: { Entries: Columns },
  figures: { Entries: Figures, tone: "surface" },
  tiles: { Entries: Tiles, tone: "surface" },
  sheet: { Entries: Sheet, tone: "tint" },
  alternating: { Entries: Alternating },
  prices: { Entries: Prices },
  examples: { Entries: Examples, tone: "surface" },
  options: { Entries: Options, tone: "tint" },
  checklists: {
    Entries: Checklists,
    asideColumns: {
      ...columns({ lg: "4fr 8fr" }),
      rowGap: 6,
      columnGap: space.columns,
      alignItems: "start",
    },
  },
  tags: { Entries: Tags },
}

/** A heading and a list, in one of several layouts. */
export const ItemsBlock = (block: Block) => {
  const { id, title, lead, action, figure, figureLabel, layout, items } = block
  if (layout === "strip") return <Strip {...block} />
  if (layout === "facts") return <Facts {...block} />
  if (layout === "contents") return <Contents {...block} />
  const { Entries, tone, asideColumns } = layoutConfigs[layout] ?? { Entries: Rows }
  return (
    <HeadedSection
      id={id}
      title={title}
      lead={lead}
      tone={tone}
      columns={asideColumns}
      action={action}
      aside={
        figure && (
          <Box sx={{ marginTop: 6 }}>
            <LabeledFigure value={figure} label={figureLabel} />
          </Box>
        )
      }
    >
      <Entries items={items} />
    </HeadedSection>
  )
}
