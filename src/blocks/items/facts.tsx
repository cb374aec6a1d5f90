import Container from "@mui/material/Container"
import { FactList } from "#components/fact-list"
import { VisuallyHidden } from "#components/visually-hidden"
import { balancedColumnCount, columns } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import type { itemsSchema } from "./schema"

/** Facts in one row; two columns on phones. */
export const Facts = ({ id, title: name, items }: Fields<typeof itemsSchema>) => (
  <Container component="section" id={id ?? undefined} sx={{ paddingTop: space.row }}>
    <VisuallyHidden as="h2">{name}</VisuallyHidden>
    <FactList
      facts={items}
      sx={{
        ...columns({ xs: 2, md: balancedColumnCount(items.length, 4) }),
        gap: 3,
        borderBlock: `${stroke.outline} solid`,
        paddingBlock: 3,
      }}
      titleProps={{ variant: "h3" }}
      textProps={{ color: "textSecondary", sx: { marginTop: 1 } }}
    />
  </Container>
)
