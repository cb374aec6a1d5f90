import { styled } from "@mui/material/styles"
import { header } from "../theme/tokens"

/**
 * The thin gradient bar at the very top: from pencil ticks over crane yellow into the sea, as a product passes through
 * the yard.
 */
const Plate = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    position: "sticky",
    top: 0,
    zIndex: 10,
    height: header.topBar,
    background: `repeating-linear-gradient(90deg, ${yard.ink} 0 1px, transparent 1px 8px) 0 0 / 25% 100% no-repeat, linear-gradient(90deg, transparent 18%, ${yard.signal} 30% 48%, ${yard.sea} 74%) ${yard.ground}`,
  }
})

export const TopBar = () => <Plate aria-hidden="true" data-bar />
