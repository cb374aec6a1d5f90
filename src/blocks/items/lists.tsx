import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import ListItemText, { type ListItemTextProps } from "@mui/material/ListItemText"
import Typography from "@mui/material/Typography"
import { ItemTitle } from "#components/item-title"
import { LabeledFigure } from "#components/labeled-figure"
import { MarkdownLine, MarkdownText } from "#components/markdown-line"
import { HALF_WIDTH_SIZES, Picture } from "#components/picture"
import { balancedColumnCount, columns, withDividers } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import type { itemsSchema } from "./schema"

type Item = Pick<Queries.ItemFragment, "title" | "text" | "href" | "picture"> &
  Partial<Pick<Queries.ItemFragment, "alt">>

interface ItemsProps {
  items: readonly Item[]
}

/** Title and text of an item. */
const ItemText = ({
  item: { title, text, href },
  ...rest
}: { item: Item } & Pick<ListItemTextProps, "slotProps" | "sx">) => (
  <ListItemText
    primary={<ItemTitle title={title} href={href} />}
    secondary={<MarkdownLine>{text}</MarkdownLine>}
    {...rest}
  />
)

interface PictureListProps extends ItemsProps, Pick<ListItemTextProps, "slotProps"> {
  sx: object
  /** Returns the `sx` of an item: columns and gaps. */
  itemSx: (hasPicture: boolean) => object
  textSx?: ListItemTextProps["sx"]
  /** Gives pictures without `alt` their own alt text. Default: they are decorative. */
  informative?: boolean
}

/** Items with or without pictures. */
const PictureList = ({ items, sx, itemSx, textSx, informative, slotProps }: PictureListProps) => (
  <List sx={sx}>
    {items.map(item => (
      <ListItem key={item.title} sx={itemSx(item.picture !== null)}>
        {item.picture && (
          <Picture picture={item.picture} alt={informative ? item.alt : (item.alt ?? "")} sizes={HALF_WIDTH_SIZES} />
        )}
        <ItemText item={item} sx={textSx} slotProps={slotProps} />
      </ListItem>
    ))}
  </List>
)

/** Reduces the space between title and text. */
const tightText = { secondary: { sx: { marginTop: 0.5 } } }

/** Titles beside their text, without pictures. */
const Lines = ({ items }: ItemsProps) => (
  <List sx={{ ...withDividers("below", 1.5) }}>
    {items.map(({ title, text, href }) => (
      <ListItem key={title} sx={{ ...columns("4fr 8fr"), rowGap: 0.5, columnGap: 2, alignItems: "baseline" }}>
        <Typography variant="h4">
          <ItemTitle title={title} href={href} />
        </Typography>
        <MarkdownText color="textSecondary">{text}</MarkdownText>
      </ListItem>
    ))}
  </List>
)

/** One item a row: a picture beside its text, or titles beside their text. */
export const Rows = ({ items }: ItemsProps) =>
  items.some(({ picture }) => picture) ? (
    <PictureList
      items={items}
      sx={withDividers("below", 3)}
      itemSx={hasPicture => ({
        ...columns(hasPicture ? { xs: "6rem 1fr", md: "9rem 1fr" } : 1),
        columnGap: { xs: 2, sm: space.list },
        alignItems: "center",
      })}
      // On wide screens the text is beside its title.
      textSx={{ display: { md: "grid" }, gridTemplateColumns: "5fr 8fr", alignItems: "baseline" }}
      slotProps={{ primary: { variant: "h3" } }}
    />
  ) : (
    <Lines items={items} />
  )

/** Small pictures beside titles and text, for a narrow column. */
export const Aside = ({ items }: ItemsProps) => (
  <PictureList
    items={items}
    sx={withDividers("between", space.item)}
    itemSx={hasPicture => ({
      ...columns(hasPicture ? { xs: "4rem 1fr", sm: "5.5rem 1fr" } : 1),
      columnGap: space.item,
      alignItems: "center",
    })}
    slotProps={tightText}
  />
)

/** Up to four items a row, each with its picture on top. */
export const Cards = ({ items }: ItemsProps) => (
  <PictureList
    items={items}
    sx={{
      ...withDividers("below", space.item),
      ...columns({ sm: 2, md: balancedColumnCount(items.length, 4) }),
      columnGap: 4,
    }}
    itemSx={hasPicture => ({
      ...columns({ xs: hasPicture ? "6rem 1fr" : 1, sm: 1 }),
      rowGap: 3,
      columnGap: 2,
      alignContent: "start",
    })}
    slotProps={{ secondary: { ...tightText.secondary, variant: "body2" } }}
  />
)

/** Up to three items a row, with informative pictures. */
export const Columns = ({ items }: ItemsProps) => (
  <PictureList
    items={items}
    sx={{ ...columns(balancedColumnCount(items.length, 3)), rowGap: 3, columnGap: space.list }}
    itemSx={hasPicture => ({
      ...columns({ sm: hasPicture ? 2 : 1, md: 1 }),
      rowGap: 2,
      columnGap: 4,
      alignItems: { sm: "center" },
      alignContent: { md: "start" },
    })}
    informative
    slotProps={tightText}
  />
)

/** `Columns` in a framed card. */
export const Sheet = ({ items }: ItemsProps) => (
  <Card variant="framed" sx={{ padding: space.row, breakInside: "avoid" }}>
    <Columns items={items} />
  </Card>
)

/** Aligns titles below labels of key figures, which are of different length. */
const figureItemStyles = {
  paddingTop: 3,
  borderTop: `${stroke.outline} solid`,
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
}

/** Up to three items a row, each with a key figure above its title. */
export const Figures = ({ items }: Pick<Fields<typeof itemsSchema>, "items">) => (
  <List sx={{ ...columns({ sm: balancedColumnCount(items.length, 3) }), gap: space.list }}>
    {items.map(item => (
      <ListItem key={item.title} sx={{ display: "grid", gap: 2, alignItems: "start", ...figureItemStyles }}>
        {item.figure ? <LabeledFigure value={item.figure} label={item.figureLabel} /> : <Box />}
        <ItemText item={item} slotProps={{ primary: { variant: "h3" } }} />
      </ListItem>
    ))}
  </List>
)

/** Returns styles of a tile: a picture on a heavy line, or on phones beside the text. */
export const tileStyles = (hasPicture: boolean) => ({
  ...columns({ xs: hasPicture ? "6rem 1fr" : 1, sm: 1 }),
  rowGap: 1.5,
  columnGap: 2,
  alignContent: "start",
  ...(hasPicture && { "& > :first-child": { paddingInline: { sm: "8%" }, borderBottom: `${stroke.key} solid` } }),
})

/** Up to three items a row, with pictures on heavy lines. */
export const Tiles = ({ items }: ItemsProps) => (
  <PictureList
    items={items}
    sx={{ ...columns({ sm: balancedColumnCount(items.length, 3) }), gap: space.list }}
    itemSx={tileStyles}
    slotProps={{ primary: { variant: "h3" }, secondary: { sx: { marginTop: 1.5 } } }}
  />
)
