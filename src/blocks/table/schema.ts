import type { z } from "zod"
import { block, heading, inlineMarkdown, list, requires, text } from "#engine"
import { blockFigureFields, item } from "#model/shared/schemas"

const row = item({
  title: text("First cell, which names the row."),
  points: list("Other cells of the row, in order.", text("One cell."), { min: 1, max: 3 }),
})

/** Requires rows with as many cells as the first row. */
const equalRowLengths: z.core.CheckFn<z.infer<typeof row>[]> = ({ value: [firstRow, ...otherRows], issues }) => {
  const columnCount = firstRow?.points.length
  otherRows.forEach(({ points }, index) => {
    if (points.length !== columnCount)
      issues.push({
        code: "custom",
        input: points,
        path: [index + 1, "points"],
        message: `The first row has ${columnCount} points, but this one has ${points.length}. Write ${columnCount} here, too.`,
      })
  })
}

export const tableSchema = requires(
  block("table", "Content", "A table; on phones its cells are stacked.", {
    title: heading("Heading."),
    lead: inlineMarkdown("Sentence beside the heading.").optional(),
    rows: list("The rows, in order. The first row has the column headers.", row, { min: 2 }).check(equalRowLengths),
    ...blockFigureFields,
    note: inlineMarkdown("Sentences below the table, beside the key figure.").optional(),
  }),
  { figureLabel: ["figure"] },
)
