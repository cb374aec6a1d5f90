import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { ActionLink } from "#components/actions"
import { FactList } from "#components/fact-list"
import { HeadedSection } from "#components/headed-section"
import { columns } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import type { paymentsSchema } from "./schema"

const basePartStyles = {
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "space-between",
  gap: 3,
  padding: { xs: 1.5, sm: 3 },
  border: `${stroke.key} solid`,
  "& dt": { textWrap: "balance" },
} as const

/** Returns styles of a part: the first solid, the others dashed. */
const partStyles = (index: number) =>
  index === 0 ? { backgroundColor: "colors.surface" } : { borderLeft: 0, borderStyle: "dashed" }

/** A price as one bar, with its parts to scale. */
const Bar = ({ parts }: Pick<Fields<typeof paymentsSchema>, "parts">) => (
  <List component="dl" sx={{ display: "flex" }}>
    {parts.map(({ value, label, amount }, index) => (
      <ListItem key={label} component="div" sx={{ ...basePartStyles, ...partStyles(index), width: `${amount}%` }}>
        <dt>{label}</dt>
        <Typography variant="figure" component="dd">
          {value}
        </Typography>
      </ListItem>
    ))}
  </List>
)

/** Parts of a price to scale, then the terms of payment. */
export const PaymentsBlock = ({ id, title, lead, action, parts, items }: Fields<typeof paymentsSchema>) => (
  <HeadedSection
    id={id}
    title={title}
    lead={lead}
    gridSx={{ ...columns({ lg: "4fr 8fr" }), rowGap: 4, columnGap: space.columns, alignItems: "start" }}
    headerContent={<ActionLink action={action} sx={{ marginTop: 3 }} />}
  >
    <Box>
      <Bar parts={parts} />
      <FactList
        facts={items}
        sx={{ ...columns({ sm: 2 }), columnGap: space.list, marginTop: 4 }}
        factSx={{ paddingBlock: 2, borderTop: 1, borderColor: "colors.divider" }}
        titleProps={{ variant: "h4" }}
        textProps={{ color: "textSecondary", sx: { marginTop: 0.5 } }}
      />
    </Box>
  </HeadedSection>
)
