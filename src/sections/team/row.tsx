import { styled } from "@mui/material/styles"
import Link from "@mui/material/Link"
import { List, ListItem } from "../../components/list"
import { Portrait } from "../../components/portrait"
import { Quoted } from "../../components/quoted"
import Typography from "@mui/material/Typography"
import { fitting } from "../../theme/components/grid"
import { columnsOf, OF_THREE } from "../../theme/even-columns"

const SIZE = "4rem"

const People = styled(List)({
  overflowWrap: "anywhere",
  [`&:not([data-team=wide])${OF_THREE}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
})

interface TeamRowProps {
  people: readonly Queries.CrewMemberFragment[]
  /** Each with a sentence of their own; three beside one another on the whole width of a page. */
  spoken?: boolean | "wide"
}

/** Who builds here, in a row beside other matter: face, name and craft. */
export const TeamRow = ({ people, spoken }: TeamRowProps) => (
  <People
    data-team={spoken ?? true}
    template={spoken === "wide" ? { md: columnsOf(people.length, 3) } : { xs: fitting("15rem") }}
    spacing={2}
    sx={{ mt: spoken ? 0 : 3 }}
  >
    {people.map(({ name, role, path, portrait, says }) => (
      <ListItem key={path} template={{ xs: `${SIZE} minmax(0, 1fr)` }} spacing={2} alignItems="center">
        <Portrait name={name} photo={portrait} sizes={SIZE} />
        <div>
          <Link variant="action" href={path}>
            {name}
          </Link>
          <Typography variant="body2" component="small" color="textSecondary" sx={{ display: "block" }}>
            {role}
          </Typography>
          {spoken && says && (
            <Typography sx={{ mt: 1 }}>
              <Quoted>{says}</Quoted>
            </Typography>
          )}
        </div>
      </ListItem>
    ))}
  </People>
)
