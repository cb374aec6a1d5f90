import Box from "@mui/material/Box"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import { HeadedSection } from "#components/headed-section"
import { LabeledFigure } from "#components/labeled-figure"
import { MarkdownText } from "#components/markdown-line"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { Fields } from "../block"
import type { tableSchema } from "./schema"

/** A table, and below it a key figure and a note. */
export const TableBlock = ({
  id,
  title,
  lead,
  rows: [columnHeaders, ...rows],
  figure,
  figureLabel,
  note,
}: Fields<typeof tableSchema>) => (
  <HeadedSection id={id} title={title} lead={lead}>
    <Table sx={{ "& tbody td:last-of-type": { color: "text.secondary" } }}>
      <TableHead>
        <TableRow>
          {columnHeaders &&
            [columnHeaders.title, ...columnHeaders.points].map(columnHeader => (
              <TableCell key={columnHeader} component="th" scope="col">
                {columnHeader}
              </TableCell>
            ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ title: rowHeader, points: cells }) => (
          <TableRow key={rowHeader}>
            <TableCell component="th" scope="row" sx={{ width: { sm: "26%" } }}>
              {rowHeader}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell
                key={columnHeaders?.points[index]}
                data-label={cells.length > 1 ? columnHeaders?.points[index] : undefined}
                sx={index === cells.length - 1 ? { width: { sm: "30%" } } : {}}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
    <Box sx={{ ...columns("5fr 7fr"), rowGap: 3, columnGap: space.columns, alignItems: "end", marginTop: 6 }}>
      {figure && <LabeledFigure value={figure} label={figureLabel} />}
      <MarkdownText sx={{ maxWidth: space.measure }}>{note}</MarkdownText>
    </Box>
  </HeadedSection>
)
