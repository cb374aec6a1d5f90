import Stack from "@mui/material/Stack"
import { MarkedLine } from "../../components/marked-line"
import Link from "@mui/material/Link"
import Step from "@mui/material/Step"
import Stepper from "@mui/material/Stepper"
import Typography from "@mui/material/Typography"
import { typeScale } from "../../theme/tokens"

/** What happens after the message: four steps and how long each takes. */
export const ContactNext = ({ next }: { next: Queries.ContactBlockFragment["next"] }) => (
  <section>
    <Typography variant="h2" component="h2">
      {next.title}
    </Typography>
    <Stepper activeStep={0}>
      {next.items.map(({ title, text, when }) => (
        <Step key={title}>
          <Stack
            direction="row"
            sx={{ flexWrap: "wrap", alignItems: "baseline", columnGap: 2, justifyContent: "space-between" }}
          >
            <Typography variant="h3">{title}</Typography>
            <Typography variant="h3" component="span" sx={{ fontSize: typeScale.lead, color: "colors.accent" }}>
              {when}
            </Typography>
          </Stack>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            <MarkedLine>{text}</MarkedLine>
          </Typography>
        </Step>
      ))}
    </Stepper>
    {next.action && (
      <Link variant="action" href={next.action.href}>
        {next.action.label}
      </Link>
    )}
  </section>
)
