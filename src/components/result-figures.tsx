import { styled } from "@mui/material/styles"
import { drawingClass } from "../theme/drawing-svg"
import { FigureValue } from "./figure-value"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { Picture } from "./picture"
import { columns, fitting } from "../theme/layouts"

/** Sign, figure and words below one another; the sign stands beside them on phones. */
const Figures = styled(List)(({ theme }) => ({
  "& > div": { display: "grid", gridTemplateRows: "auto auto 1fr", alignContent: "start", gap: theme.spacing(1) },
  [`& .${drawingClass}`]: { width: 36 },
  "& dd": { gridRow: 2, fontSize: "clamp(2.25rem, 1.5rem + 2.6vw, 4rem)" },
  // Its picture and its words are placed one by one.
  "& dt": { display: "contents" },
  "& dt > span": { gridRow: 3, maxWidth: "18rem", fontWeight: 500, textWrap: "balance" },
  [theme.breakpoints.down("sm")]: {
    // All three in one line; words set twice as large go below.
    "& > div": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: theme.spacing(1.5) },
    [`& .${drawingClass}`]: { width: 32 },
    "& dd": { order: 1, minWidth: "7rem" },
    "& dt > span": { order: 2, flex: "1 1 7rem" },
  },
})) as typeof List

interface ResultFiguresProps {
  results: readonly { metric: string; value: string; picture: Queries.PhotoFragment | null }[]
}

/** The results of a case in one row. */
export const ResultFigures = ({ results }: ResultFiguresProps) => (
  <Figures
    component="dl"
    sx={{ ...columns({ sm: fitting("12rem") }), rowGap: 1.5, columnGap: "clamp(1.5rem, 4vw, 4rem)" }}
  >
    {results.map(({ metric, value, picture }) => (
      <ListItem component="div" key={metric}>
        <dt>
          {picture && <Picture picture={picture} alt="" />}
          <Typography variant="body2" component="span" color="textSecondary">
            {metric}
          </Typography>
        </dt>
        <Typography variant="figure" component="dd">
          <FigureValue>{value}</FigureValue>
        </Typography>
      </ListItem>
    ))}
  </Figures>
)
