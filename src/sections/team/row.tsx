import { styled } from "@mui/material/styles"
import { Link } from "../../components/link"
import { Portrait } from "../../components/portrait"
import { OF_THREE } from "../../theme/even-columns"
import { space, typeScale } from "../../theme/tokens"

const SIZE = "4rem"

const People = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
  [`&${OF_THREE}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
  gap: space.s4,
  marginTop: space.s5,
  overflowWrap: "anywhere",
  "& li": { display: "grid", gridTemplateColumns: `${SIZE} minmax(0, 1fr)`, gap: space.s4, alignItems: "center" },
  "& small": { display: "block", fontSize: typeScale.small, lineHeight: 1.4, color: theme.vars.palette.yard.inkSoft },
}))

/** Who builds here, in a row beside other matter: face, name and craft. */
export const TeamRow = ({ people }: { people: readonly Queries.CrewMemberFragment[] }) => (
  <People data-team>
    {people.map(({ name, role, path, portrait }) => (
      <li key={path}>
        <Portrait name={name} photo={portrait} sizes={SIZE} />
        <div>
          <Link variant="button" href={path}>
            {name}
          </Link>
          <small>{role}</small>
        </div>
      </li>
    ))}
  </People>
)
