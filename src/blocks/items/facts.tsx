import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { MarkedLine } from "../../components/marked-line"
import { Unbroken } from "../../components/unbroken"
import { VisuallyHidden } from "../../components/visually-hidden"
import { evenColumns } from "../../theme/even-columns"
import { columns } from "../../theme/layouts"
import { space, stroke } from "../../theme/tokens"

/** Facts in one ruled row; two to a row on phones. */
export const Facts = ({ id, title: name, items }: Queries.ItemsBlockFragment) => (
  <Container component="section" id={id ?? undefined} sx={{ paddingTop: space.row }}>
    <VisuallyHidden as="h2">{name}</VisuallyHidden>
    <List
      component="dl"
      sx={{
        ...columns({ xs: 2, md: evenColumns(items.length, 4) }),
        gap: 3,
        borderBlock: `${stroke.draw} solid`,
        paddingBlock: 3,
      }}
    >
      {items.map(({ title, text }) => (
        <ListItem component="div" key={title}>
          <Typography variant="h2" component="dt">
            <Unbroken>{title}</Unbroken>
          </Typography>
          <Box component="dd" sx={{ marginTop: 1, color: "text.secondary" }}>
            <MarkedLine>{text}</MarkedLine>
          </Box>
        </ListItem>
      ))}
    </List>
  </Container>
)
