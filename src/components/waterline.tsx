import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { Container } from "./container"
import { drawingClass } from "../scenes/scene"
import { space } from "../theme/tokens"

/** A ship on a waterline that runs from edge to edge: words beside the ship, and what is live below the water. */
const Root = styled("div")({ overflow: "clip" })

const Sky = styled(Container, { shouldForwardProp: prop => prop !== "mirrored" })<{ mirrored?: boolean }>(
  ({ theme, mirrored }) => ({
    display: "grid",
    gridTemplateColumns: mirrored ? "8fr 5fr" : "5fr 8fr",
    gap: `${space.s6} clamp(2rem, 4vw, 4.5rem)`,
    alignItems: "end",
    // The ship's keel lies below the water; the words stay above it.
    "& > :first-child": { paddingBottom: "clamp(4.5rem, 8vw, 8rem)", ...(mirrored && { order: 1 }) },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr",
      "& > :first-child": { order: 0, paddingBottom: 0 },
    },
    // On phones the ship is enlarged and its stern lies outside of the picture.
    [theme.breakpoints.down("sm")]: { [`& > figure > .${drawingClass}`]: { width: "150%", marginLeft: "-50%" } },
  }),
)

const Water = styled("div")(({ theme }) => ({
  background: theme.vars.palette.yard.wash,
  paddingBlock: `${space.s5} clamp(2.5rem, 4.5vw, 4.5rem)`,
}))

interface WaterlineProps {
  /** Words beside the ship. */
  children: ReactNode
  ship: ReactNode
  /** What stands below the water. */
  below: ReactNode
  /** The ship on the left. */
  mirrored?: boolean
}

export const Waterline = ({ children, ship, below, mirrored }: WaterlineProps) => (
  <Root>
    <Sky mirrored={mirrored}>
      <div>{children}</div>
      <figure>{ship}</figure>
    </Sky>
    <Water>
      <Container>{below}</Container>
    </Water>
  </Root>
)
