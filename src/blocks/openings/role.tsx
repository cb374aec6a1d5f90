import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { CheckList } from "#components/check-list"
import { MarkdownText } from "#components/markdown-line"
import { ShowMore } from "#components/show-more"
import { mailto } from "#site/contact-urls"
import { formatMessage } from "#site/format-message"
import { useSite } from "#site/use-site"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { Fields } from "../block"
import type { openingsSchema } from "./schema"

type Openings = Fields<typeof openingsSchema>

interface RoleProps {
  role: Openings["roles"][number]
  labels: Pick<Openings, "tasksTitle" | "requirementsTitle" | "details" | "apply" | "applyLabel" | "applySubject">
}

/** An open role: summary, details in a native disclosure, and a button to apply. */
export const Role = ({
  role: { title, team, location, employmentType, summary, tasks, requirements },
  labels,
}: RoleProps) => {
  const { email } = useSite()
  return (
    <ListItem
      sx={{
        ...columns("4fr 6fr auto"),
        rowGap: 2,
        columnGap: space.list,
        alignItems: "start",
        justifyItems: { xs: "start", md: "stretch" },
      }}
    >
      <Stack spacing={1.5}>
        <Typography variant="h3">{title}</Typography>
        <Stack component="ul" spacing={0.5}>
          <Typography variant="body2" component="li" sx={{ fontWeight: 600 }}>
            {team}
          </Typography>
          {[location, employmentType].map(term => (
            <Typography key={term} variant="body2" component="li" color="textSecondary">
              {term}
            </Typography>
          ))}
        </Stack>
      </Stack>
      <div>
        <MarkdownText variant="lead" sx={{ maxWidth: space.measure }}>
          {summary}
        </MarkdownText>
        <ShowMore summary={labels.details}>
          <Box sx={{ ...columns({ sm: 2 }), gap: 4, paddingTop: 2 }}>
            <Lines heading={labels.tasksTitle} lines={tasks} />
            <Lines heading={labels.requirementsTitle} lines={requirements} />
          </Box>
        </ShowMore>
      </div>
      <Button
        variant="outlined"
        href={mailto(email, formatMessage(labels.applySubject, { role: title }))}
        aria-label={formatMessage(labels.applyLabel, { role: title })}
      >
        {labels.apply}
      </Button>
    </ListItem>
  )
}

const Lines = ({ heading, lines }: { heading: string; lines: readonly string[] }) => (
  <Stack spacing={1.5}>
    <Typography variant="body2" component="h4" color="textSecondary" sx={{ fontWeight: 600 }}>
      {heading}
    </Typography>
    <CheckList lines={lines} />
  </Stack>
)
