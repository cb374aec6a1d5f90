import { boxes, range } from "../boxes"
import { Lettering, Path, Place, Rect } from "../pens"
import { Scene } from "../scene"
import { Search } from "../symbols/market"
import { Page, Sketch, Wire } from "../symbols/pages"
import { Dashboard, Flow } from "../symbols/systems"
import { Waves } from "../water"
import { Beam, Load, Pencil, Quay, SlipEarth, SlipRuler, Trolley } from "./slip-parts"

const SEA_BED = 568
const HOIST = { x: 662, from: 108, top: 212, width: 124 }
/** The middle of the trolley's wheels. */
const CABLE = 125
const block = (index: number) => [112 + index * 50, 486, 22, 25 + index] as const
const RIPPLES = "M760 500H880M930 524H1010M1100 508H1250M1330 500H1490"
const BRACES = range(5)
  .map(brace => `M${brace % 2 ? 782 : 758} ${132 + brace * 52}l${brace % 2 ? -24 : 24} 26l${brace % 2 ? 24 : -24} 26`)
  .join("")

const Gantry = () => (
  <>
    <Path pen="lamp" d="M638 108L548 392H776L686 108Z" />
    <Path
      pen="outline"
      d={`M528 392L540 108M566 392L554 108M541 110L556 160L537 208L560 264M538 160H556M536 208H558${BRACES}`}
    />
    <Path pen="key" d="M758 486V108M782 486V108" />
  </>
)

const Stern = () => (
  <>
    <Path
      pen="planned"
      d={`M392 392H60L100 486H392${range(6)
        .map(rib => `M${120 + rib * 46} 380V500`)
        .join("")}`}
    />
    <Path pen="guide" d="M76 430H392M92 466H392" />
  </>
)

/** Framed: ribs and stringers, and the first plates on. */
const Midship = () => (
  <>
    <Path pen="key" d="M392 392H712M392 486H712" />
    <Path
      pen="outline"
      d={`${range(13)
        .map(rib => `M${398 + rib * 25} 392V486`)
        .join("")}M392 424H712M392 456H712`}
    />
    <Path pen="plate" d={boxes([598, 424, 114, 32], [548, 456, 164, 30], [648, 392, 64, 32])} />
    <Rect pen="action" x={598} y={392} width={50} height={32} />
  </>
)

/** The edge of what is built, which stays at the quay. */
const Edge = () => (
  <>
    <Rect pen="plate" x={712} y={392} width={9} height={46} />
    <Path pen="hair" d="M712 415H721" />
    <Path pen="key" d="M712 392H721" />
  </>
)

/** Built: the bow, afloat, with its name; below the waterline the sea is seen over it. */
const Bow = ({ name }: { name: string }) => (
  <>
    <Path pen="plate" d="M721 392H1240Q1330 392 1392 366Q1372 411 1346 438H721Z" />
    <Path pen="sea" d="M721 438H1346Q1310 480 1262 486H721Z" />
    <Path pen="hair" d="M812 392V438M912 392V438M1012 392V438M1112 392V438M1212 392V438M721 415H1364" />
    <Path pen="key" d="M721 392H1240Q1330 392 1392 366Q1338 478 1262 486H721" />
    <Path pen="wash" d="M721 452H1340Q1308 484 1262 488H721Z" opacity={0.62} />
    <Path pen="seaLine" d="M721 452H1346" />
    <Lettering look="display" x={1214} y={431} size={25} anchor="middle">
      {name}
    </Lettering>
  </>
)

const Plan = () => (
  <>
    <Place x={104} y={232} width={240}>
      <Sketch />
    </Place>
    <Path pen="guide" d="M84 392V222M79 232H89M79 392H89M104 214H344M104 209V219M344 209V219" />
    <Pencil x={300} y={268} />
  </>
)

const Deckload = () => (
  <>
    <Place x={800} y={262} width={195}>
      <Search />
    </Place>
    <Place x={1006} y={308} width={126}>
      <Flow />
    </Place>
    <Place x={1006} y={220} width={126}>
      <Page />
    </Place>
    <Place x={1142} y={266} width={189}>
      <Dashboard />
    </Place>
    <Rect pen="plate" x={1156} y={226} width={104} height={40} />
    <Path pen="sea" d={boxes(...[1164, 1187, 1210, 1233].map(x => [x, 236, 17, 14] as const))} />
    <Path pen="key" d="M1208 226V150" />
    <Path pen="action" d="M1208 152H1262L1250 163L1262 174H1208Z" />
  </>
)

const Yard = () => (
  <>
    <Rect pen="wash" x={712} y={452} width={2400} height={116} />
    <SlipEarth id="slip-wide" left={-1200} right={712} high={500} low={526} bottom={SEA_BED} />
    <Gantry />
    <Stern />
    <Midship />
    <Edge />
    <Waves x={1346} y={452} count={48} />
    <Path pen="seaLine" d="M712 452H1346" />
    <Path pen="seaHair" d={RIPPLES} />
    <Quay x={703} top={428} bottom={544} width={18} />
    <Path pen="planned" d={boxes(...range(6).map(block))} />
    <Path pen="plate" d={boxes(...range(6).map(index => block(index + 6)))} />
    <Plan />
    <Place x={398} y={266} width={189}>
      <Wire />
    </Place>
    <Rect pen="planned" x={600} y={308} width={124} height={84} />
    <Beam x={508} y={86} width={344} height={22} step={28} />
    <Rect pen="plate" x={800} y={64} width={40} height={22} />
    <Rect pen="sea" x={808} y={70} width={12} height={9} />
    <Trolley {...HOIST} />
    <SlipRuler y={SEA_BED} from={76} to={1364} />
  </>
)

/** The ship on the preview image of the home page; the page itself shows the files of content/drawings/home. */
export const HomeSlip = ({ alt, shipName }: { alt: string; shipName: string }) => (
  <Scene viewBox="0 0 1440 592" alt={alt}>
    <Yard />
    <Bow name={shipName} />
    <Deckload />
    <Load {...HOIST} from={CABLE} />
  </Scene>
)
