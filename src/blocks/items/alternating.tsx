import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { ItemTitle } from "#components/item-title"
import { MarkdownText } from "#components/markdown-line"
import { HALF_WIDTH_SIZES, Picture } from "#components/picture"
import { columns } from "#theme/layouts"
import { stroke } from "#theme/tokens"
import type { Fields } from "../block"
import type { itemsSchema } from "./schema"

const AlternatingList = styled(List)(({ theme }) => ({
  borderBottom: `${stroke.outline} solid`,
  // The widths of items alternate: wide, narrow, narrow, wide.
  [theme.breakpoints.up("md")]: {
    "& > *": { gridColumn: "span 5" },
    "& > :nth-of-type(4n), & > :nth-of-type(4n + 1)": { gridColumn: "span 7" },
    "& figure": { alignSelf: "end" },
    "& figure > :not(:last-child)": { display: "none" },
  },
  [theme.breakpoints.down("md")]: { "& figure > * + *": { display: "none" } },
}))

/** Aligns pictures and text in a row. */
const itemStyles = {
  gridRow: { sm: "span 2" },
  gridTemplateRows: { sm: "subgrid" },
  alignItems: { xs: "center", sm: "start" },
  paddingBlock: { xs: 1, sm: 3 },
  borderTop: 1,
  borderColor: "colors.divider",
}

/** With an odd number of items, the last three share a row. */
const lastThreeStyles = { "& > :nth-last-of-type(-n + 3)": { gridColumn: { md: "span 4" } } }

/** Large pictures, alternately wide and narrow; on phones, small pictures beside the text. */
export const Alternating = ({ items }: Pick<Fields<typeof itemsSchema>, "items">) => (
  <AlternatingList sx={{ ...columns({ sm: 2, md: 12 }), columnGap: 6, ...(items.length % 2 === 1 && lastThreeStyles) }}>
    {items.map(({ picture, thumbnail, alt, title, text, href }) => (
      <ListItem
        key={title}
        sx={{ ...columns({ xs: picture ? "6rem 1fr" : 1, sm: 1 }), rowGap: 3, columnGap: 2, ...itemStyles }}
      >
        {picture && (
          // Phones show the thumbnail, wider screens the picture.
          <figure>
            {thumbnail && <Picture picture={thumbnail} alt="" />}
            <Picture picture={picture} alt={alt} sizes={HALF_WIDTH_SIZES} />
          </figure>
        )}
        <div>
          <Typography variant="h3">
            <ItemTitle title={title} href={href} />
          </Typography>
          <MarkdownText color="textSecondary" sx={{ marginTop: 0.5, maxWidth: "32rem" }}>
            {text}
          </MarkdownText>
        </div>
      </ListItem>
    ))}
  </AlternatingList>
)
