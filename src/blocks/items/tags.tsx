import Chip from "@mui/material/Chip"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { MarkedText } from "../../components/marked-line"
import { evenColumns } from "../../theme/even-columns"
import { columns } from "../../theme/layouts"
import { space, stroke, typeScale } from "../../theme/tokens"

/** How far below its line a tag hangs, in rem. */
const DROPS = [2.25, 4.5, 3, 5.5, 2.5, 4, 5, 3.25]

/** From here on all may stand side by side. */
const WIDE = "@media (min-width: 1240px)"

/** So many in a row, or fewer where the text is set larger. */
const most = (count: number) => `repeat(auto-fill, minmax(min(max(${100 / count}%, 9rem), 100%), 1fr))`

/** Every cell has its own piece of the line, from which its tag hangs. */
const Row = styled(List)(({ theme: { vars } }) => {
  const { colors } = vars.palette
  return {
    "& li": {
      "--drop": "2.25rem",
      position: "relative",
      paddingTop: "var(--drop)",
      paddingInline: space.s1,
      borderTop: `${stroke.focus} solid ${colors.text}`,
      textAlign: "center",
    },
    "& li::before": {
      content: '""',
      position: "absolute",
      top: 0,
      left: "50%",
      height: "var(--drop)",
      borderLeft: `${stroke.draw} solid ${colors.text}`,
    },
    "& li::after": {
      content: '""',
      position: "absolute",
      top: -7,
      left: "calc(50% - 5px)",
      width: 11,
      height: 11,
      borderRadius: "50%",
      border: `${stroke.key} solid ${colors.text}`,
      background: colors.background,
    },
    ...Object.fromEntries(
      DROPS.map((drop, index) => [`& li:nth-of-type(${DROPS.length}n + ${index + 1})`, { "--drop": `${drop}rem` }]),
    ),
  }
})

const TAG = { position: "relative", minHeight: "3rem", px: 2, fontSize: typeScale.lead, fontWeight: 600 }

/** Tags on a line, each with what it is for. */
export const Tags = ({ items }: Pick<Queries.ItemsBlockFragment, "items">) => (
  <Row
    sx={{
      ...columns({ xs: most(2), sm: most(4) }),
      rowGap: 4,
      [WIDE]: { gridTemplateColumns: most(evenColumns(items.length, 8)) },
    }}
  >
    {items.map(({ title, text }) => (
      <ListItem key={title}>
        <Chip component="span" label={title} sx={TAG} />
        <MarkedText variant="body2" component="span" color="textSecondary" data-role sx={{ display: "block", mt: 1 }}>
          {text}
        </MarkedText>
      </ListItem>
    ))}
  </Row>
)
