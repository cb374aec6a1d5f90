import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Link from "@mui/material/Link"
import type { ComponentProps } from "react"
import { space } from "#theme/tokens"

interface ActionLinkProps extends Pick<ComponentProps<typeof Link>, "sx"> {
  action: Queries.ActionFragment | null | undefined
}

/** A secondary call to action, if content has one. */
export const ActionLink = ({ action, ...rest }: ActionLinkProps) =>
  action && (
    <Link variant="action" href={action.href} {...rest}>
      {action.label}
    </Link>
  )

interface ActionsProps {
  primary: Queries.ActionFragment
  secondary?: Queries.ActionFragment | null
}

/** The call to action of a hero or section, with an optional secondary one. */
export const Actions = ({ primary, secondary }: ActionsProps) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space.s3} ${space.s5}`, marginTop: 3 }}>
    <Button href={primary.href}>{primary.label}</Button>
    <ActionLink action={secondary} />
  </Box>
)
