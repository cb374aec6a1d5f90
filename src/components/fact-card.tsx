import Card from "@mui/material/Card"
import { styled } from "@mui/material/styles"
import { columns, withDividers } from "#theme/layouts"
import { space } from "#theme/tokens"
import { FactList } from "./fact-list"

/** A heavy frame with a rivet in each corner. */
const RivetedCard = styled(Card)(({ theme }) => {
  const { colors } = theme.vars.palette
  const rivet = (x: string, y: string) =>
    `radial-gradient(circle at center, ${colors.text} 3.5px, transparent 4px) ${x} ${y} / 26px 26px no-repeat`
  return {
    breakInside: "avoid",
    padding: space.s6,
    background: [rivet("left", "top"), rivet("right", "top"), rivet("left", "bottom"), rivet("right", "bottom")].join(
      ", ",
    ),
    backgroundColor: colors.surface,
    borderRadius: 12,
  }
})

interface FactCardProps {
  facts: readonly Pick<Queries.ItemFragment, "title" | "text">[]
}

/** A list of facts on a card. */
export const FactCard = ({ facts }: FactCardProps) => (
  <RivetedCard variant="framed">
    <FactList
      facts={facts}
      sx={{ ...withDividers("between", 1.5), borderTop: 0 }}
      factSx={{ ...columns({ xs: "min(8rem, 36%) 1fr" }), columnGap: 2, alignItems: "baseline" }}
      titleProps={{ variant: "body2", color: "textSecondary" }}
      textProps={{ sx: { fontWeight: 600 } }}
    />
  </RivetedCard>
)
