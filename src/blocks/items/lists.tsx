import Box from "@mui/material/Box"
import { CountedFigure } from "../../components/counted-figure"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import ListItemText from "@mui/material/ListItemText"
import { ItemTitle } from "../../components/item-title"
import { MarkedLine } from "../../components/marked-line"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import Typography from "@mui/material/Typography"
import { columnsOf, evenColumns } from "../../theme/even-columns"
import { stroke } from "../../theme/tokens"
import { columns, divided } from "../../theme/layouts"

type Items = Queries.ItemsBlockFragment
type Item = Items["items"][number]

const WIDE = "clamp(1.5rem, 4vw, 4rem)"

const Words = ({ title, text, href, small }: Item & { small?: boolean }) => (
  <div>
    <Typography variant="h3">
      <ItemTitle title={title} href={href} />
    </Typography>
    <Typography variant={small ? "body2" : "body1"} color="textSecondary" sx={{ marginTop: 0.5 }}>
      <MarkedLine>{text}</MarkedLine>
    </Typography>
  </div>
)

/** On desks what it means stands beside its title. */
const BESIDE_TITLE = { display: { md: "grid" }, gridTemplateColumns: "5fr 8fr", alignItems: "baseline" }

/** Titles stand on one line with their words, where no pictures do. */
const Lines = ({ items }: Pick<Items, "items">) => (
  <List sx={{ ...divided("below", 1.5) }}>
    {items.map(({ title, text, href }) => (
      <ListItem key={title} sx={{ ...columns("4fr 8fr"), rowGap: 0.5, columnGap: 2, alignItems: "baseline" }}>
        <Typography variant="h3">
          <ItemTitle title={title} href={href} />
        </Typography>
        <Typography color="textSecondary">
          <MarkedLine>{text}</MarkedLine>
        </Typography>
      </ListItem>
    ))}
  </List>
)

const PicturedRows = ({ items }: Pick<Items, "items">) => (
  <List sx={{ ...divided("below", 3) }}>
    {items.map(({ picture, alt, title, text, href }) => (
      <ListItem
        key={title}
        sx={{
          ...columns(picture ? { xs: "6rem 1fr", md: "9rem 1fr" } : 1),
          columnGap: "clamp(1rem, 4vw, 4rem)",
          alignItems: "center",
        }}
      >
        {picture && <Picture picture={picture} alt={alt ?? ""} />}
        <ListItemText
          primary={<ItemTitle title={title} href={href} />}
          secondary={<MarkedLine>{text}</MarkedLine>}
          sx={BESIDE_TITLE}
          slotProps={{ primary: { variant: "h2" } }}
        />
      </ListItem>
    ))}
  </List>
)

export const Rows = ({ items }: Pick<Items, "items">) =>
  items.some(({ picture }) => picture) ? <PicturedRows items={items} /> : <Lines items={items} />

export const Aside = ({ items }: Pick<Items, "items">) => (
  <List sx={{ ...divided("between", "clamp(.75rem, 3vw, 1.5rem)") }}>
    {items.map(({ picture, alt, title, text, href }) => (
      <ListItem
        key={title}
        sx={{
          ...columns(picture ? { xs: "4rem 1fr", sm: "5.5rem 1fr" } : "1fr"),
          columnGap: "clamp(1rem, 4vw, 1.5rem)",
          alignItems: "center",
        }}
      >
        {picture && <Picture picture={picture} alt={alt ?? ""} />}
        <ListItemText
          primary={<ItemTitle title={title} href={href} />}
          secondary={<MarkedLine>{text}</MarkedLine>}
          slotProps={{ secondary: { sx: { mt: 0.5 } } }}
        />
      </ListItem>
    ))}
  </List>
)

export const Cards = ({ items }: Pick<Items, "items">) => (
  <List
    sx={{
      ...divided("below", "clamp(.75rem, 3vw, 1.5rem)"),
      ...columns({ sm: 2, md: evenColumns(items.length, 4) }),
      columnGap: 4,
    }}
  >
    {items.map(item => (
      <ListItem
        key={item.title}
        sx={{
          ...columns({ xs: item.picture ? "6rem 1fr" : 1, sm: 1 }),
          rowGap: 3,
          columnGap: 2,
          alignContent: "start",
        }}
      >
        {item.picture && (
          <figure>
            <Picture picture={item.picture} alt={item.alt ?? ""} />
          </figure>
        )}
        <Words {...item} small />
      </ListItem>
    ))}
  </List>
)

export const Columns = ({ items }: Pick<Items, "items">) => (
  <List sx={{ ...columns(evenColumns(items.length, 3)), rowGap: 3, columnGap: WIDE }}>
    {items.map(item => (
      <ListItem
        key={item.title}
        sx={{
          ...columns({ sm: item.picture ? 2 : 1, md: 1 }),
          rowGap: 2,
          columnGap: 4,
          alignItems: { sm: "center" },
          alignContent: { md: "start" },
        }}
      >
        {item.picture && <Picture picture={item.picture} alt={item.alt} sizes={BESIDE_WORDS} />}
        <Words {...item} />
      </ListItem>
    ))}
  </List>
)

/** Titles stand on one line, however long what a figure counts is. */
const RULE = { pt: 3, borderTop: `${stroke.draw} solid`, gridRow: "span 2", gridTemplateRows: "subgrid" }

export const Figures = ({ items }: Pick<Items, "items">) => (
  <List sx={{ ...columns({ sm: columnsOf(items.length, 3) }), gap: WIDE }}>
    {items.map(({ title, text, figure, figureLabel, href }) => (
      <ListItem key={title} sx={{ display: "grid", gap: 2, alignItems: "start", ...RULE }}>
        {figure ? <CountedFigure value={figure} label={figureLabel} /> : <Box />}
        <ListItemText
          primary={<ItemTitle title={title} href={href} />}
          secondary={<MarkedLine>{text}</MarkedLine>}
          slotProps={{ primary: { variant: "h2" } }}
        />
      </ListItem>
    ))}
  </List>
)

/** A picture stands on the heavy line of its tile; on phones small, beside the words. */
const ON_LINE = { gridRow: { xs: "span 2", sm: "auto" }, px: { sm: "8%" }, borderBottom: `${stroke.key} solid` }

export const Tiles = ({ items }: Pick<Items, "items">) => (
  <List sx={{ ...columns({ sm: columnsOf(items.length, 3) }), gap: WIDE }}>
    {items.map(({ picture, alt, title, text, href }) => (
      <ListItem
        key={title}
        sx={{
          ...columns({ xs: "6rem 1fr", sm: 1 }),
          rowGap: 1.5,
          columnGap: 2,
          position: "relative",
          alignContent: "start",
          alignItems: "start",
        }}
      >
        <Box component="figure" sx={ON_LINE}>
          {picture && <Picture picture={picture} alt={alt ?? ""} />}
        </Box>
        <Typography variant="h2" component="h3">
          <ItemTitle title={title} href={href} />
        </Typography>
        <Typography color="textSecondary">
          <MarkedLine>{text}</MarkedLine>
        </Typography>
      </ListItem>
    ))}
  </List>
)
