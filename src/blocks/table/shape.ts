import type { z } from "zod"
import { block, group, heading, list, sentence, text } from "../../../packages/content-engine"
import { largeFigure } from "../../../model/parts/common"

const row = group("TableRow", "A row of a table.", {
  cells: list("What stands in each column; the first names the row.", text("One cell."), { min: 2, max: 4 }),
})

/** All rows have as many cells as the head. */
const rowsComplete: z.core.CheckFn<z.infer<typeof row>[]> = ({ value: [head, ...rows], issues }) => {
  const columns = head?.cells.length
  rows.forEach(({ cells }, index) => {
    if (cells.length !== columns)
      issues.push({
        code: "custom",
        input: cells,
        path: [index + 1, "cells"],
        message: `This row has ${cells.length} cells, and the first one ${columns}. Give each as many.`,
      })
  })
}

export const table = block("table", "TableBlock", "A table; on phones its rows stand below one another.", {
  title: heading("Heading."),
  lead: sentence("Sentence beside the heading.").optional(),
  rows: list("The rows, in order. The first has the heads of the columns.", row, { min: 2 }).check(rowsComplete),
  ...largeFigure,
  note: sentence("Sentences below the table, beside the figure.").optional(),
})
