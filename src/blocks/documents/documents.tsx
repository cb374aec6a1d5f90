import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { columns, withDividers } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import type { documentsSchema } from "./schema"
import { useDocuments } from "./use-documents"

/** All legal documents, each with its summary. */
export const DocumentsBlock = ({ id, linkLabel }: Fields<typeof documentsSchema>) => (
  <Container component="section" id={id ?? undefined} sx={{ paddingBlock: `${space.row} ${space.section}` }}>
    <List sx={{ ...withDividers("between", 4), borderBottom: `${stroke.outline} solid` }}>
      {useDocuments().map(({ title, summary, path }) => (
        <ListItem key={path} sx={{ ...columns("4fr 6fr 2fr"), rowGap: 1.5, columnGap: 4, alignItems: "baseline" }}>
          <Typography variant="h3" component="h2">
            <Link variant="stretched" href={path}>
              {title}
            </Link>
          </Typography>
          <Typography color="textSecondary" sx={{ maxWidth: space.measure }}>
            {summary}
          </Typography>
          <Link
            component="span"
            variant="action"
            aria-hidden="true"
            sx={{ minHeight: 0, justifySelf: { xs: "start", md: "end" } }}
          >
            {linkLabel}
          </Link>
        </ListItem>
      ))}
    </List>
  </Container>
)
