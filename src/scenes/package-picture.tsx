import { Path, Place } from "./pens"
import { Scene } from "./scene"
import { symbols } from "./symbols"

const Drawn = ({ name }: { name: Queries.SymbolName }) => {
  const Drawing = symbols[name]
  return <Drawing />
}

/** Where the pictures stand: their foot, and the width and gap they share. */
const FOOT = 140
const WIDTH = 300
const GAP = 8
/** Pictures of one column beside the main one. */
const COLUMN = 2

/** The first symbol large, the others beside it in columns of two. */
const Stack = ({ names: [main, ...others] }: { names: readonly Queries.SymbolName[] }) => {
  const columns = Math.ceil(others.length / COLUMN)
  const small = columns > 1 ? 60 : 90
  const aside = columns * (small + GAP)
  const large = Math.min(WIDTH - aside, 192)
  return (
    <>
      {main && (
        <Place x={0} y={FOOT - (large * 2) / 3} width={large}>
          <Drawn name={main} />
        </Place>
      )}
      {others.map((name, index) => (
        <Place
          key={index}
          x={large + GAP + Math.floor(index / COLUMN) * (small + GAP)}
          y={FOOT - (small * 2) / 3 - (index % COLUMN) * ((small * 2) / 3 + GAP)}
          width={small}
        >
          <Drawn name={name} />
        </Place>
      ))}
    </>
  )
}

/** Where the line to the others begins: at the edge of a framed symbol, or at what stands last in an unframed one. */
const OUTLET: Partial<Record<Queries.SymbolName, number>> = { worth: 117 }
const FRAME = 132

/** The first symbol feeds the two others. */
const System = ({
  names: [main = "page", upper = "dashboard", lower = "flow"],
}: {
  names: readonly Queries.SymbolName[]
}) => (
  <>
    <Path pen="outline" d={`M${OUTLET[main] ?? FRAME} 86H156V32H180M156 86V108H180`} />
    <Place x={0} y={FOOT - 88} width={FRAME}>
      <Drawn name={main} />
    </Place>
    <Place x={180} y={0} width={96}>
      <Drawn name={upper} />
    </Place>
    <Place x={180} y={76} width={96}>
      <Drawn name={lower} />
    </Place>
  </>
)

interface PackagePictureProps {
  arrangement: Queries.PictureArrangement
  symbols: readonly Queries.SymbolName[]
}

/** Small drawing of what a package holds, standing on its ground line. */
export const PackagePicture = ({ arrangement, symbols: names }: PackagePictureProps) => (
  <Scene viewBox="0 0 300 142">
    {arrangement === "system" ? (
      <System names={names} />
    ) : (
      <Stack names={arrangement === "single" ? names.slice(0, 1) : names} />
    )}
    <Path pen="key" d="M0 140H300" />
  </Scene>
)
