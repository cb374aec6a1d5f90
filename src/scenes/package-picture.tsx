import { Path, Place } from "./pens"
import { Scene } from "./scene"
import { symbols } from "./symbols"

const Drawn = ({ name }: { name: Queries.SymbolName }) => {
  const Drawing = symbols[name]
  return <Drawing />
}

/** The first symbol in front, the others behind it, each a little further back. */
const Stack = ({ names }: { names: readonly Queries.SymbolName[] }) =>
  [...names].reverse().map((name, index) => {
    const back = names.length - 1 - index
    return (
      <Place key={back} x={back * 34} y={30 - back * 10} width={150}>
        <Drawn name={name} />
      </Place>
    )
  })

/** The first symbol feeds the two others. */
const System = ({
  names: [main = "page", upper = "dashboard", lower = "flow"],
}: {
  names: readonly Queries.SymbolName[]
}) => (
  <>
    <Path pen="outline" d="M110 66H150V30H180M150 66V104H180" />
    <Place x={0} y={24} width={126}>
      <Drawn name={main} />
    </Place>
    <Place x={180} y={0} width={102}>
      <Drawn name={upper} />
    </Place>
    <Place x={184} y={76} width={96}>
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
