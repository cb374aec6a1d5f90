import Stack from "@mui/material/Stack"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Signature } from "../../components/signature"
import { HeadedSection } from "../../components/headed-section"
import Typography from "@mui/material/Typography"
import { Quoted } from "../../components/quoted"
import { columns } from "../../theme/layouts"

/** What people say, each with their initials; the first is larger. */
export const Spoken = ({ id, title, items }: Queries.QuotesBlockFragment) => (
  <HeadedSection id={id} title={title} hidden>
    <List sx={{ ...columns("7fr 5fr"), rowGap: 6, columnGap: "clamp(2rem, 6vw, 6rem)" }}>
      {items.map(({ quote, ...by }, index) => (
        <ListItem key={by.name}>
          <Stack component="figure" spacing={3} sx={{ height: 1, justifyContent: "space-between" }}>
            <Typography variant={index === 0 ? "h1" : "h2"} component="blockquote" sx={{ lineHeight: 1.15 }}>
              <Quoted>{quote}</Quoted>
            </Typography>
            <Signature by={by} portrait={null} />
          </Stack>
        </ListItem>
      ))}
    </List>
  </HeadedSection>
)
