import { letterMark } from "../theme/tokens"
import { boxes, dots } from "./boxes"
import { Bottle, TextBars } from "./parts"
import { Bust } from "./parts-crew"
import { Lettering, Path, type Pen, Rect } from "./pens"
import { Scene } from "./scene"
import { Earth } from "./water"

const FLOOR = 344
/** The mark, on a grid of 28 units. */
const Mark = ({ x, y, width, pen }: { x: number; y: number; width: number; pen: Pen }) => (
  <Path pen={pen} d={letterMark} transform={`translate(${x} ${y}) scale(${width / 28})`} />
)

/**
 * An opened crate with the brand's things (mark, guidelines, screenshots, portraits); beside it a stencil of the mark
 * is laid on the lid.
 */
export const StencilCrate = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Earth id="yard" left={-900} right={2200} top={FLOOR} bottom={380} />

    {/* camera on its tripod */}
    <Path pen="key" d="M150 190L112 344M150 190V344M150 190L188 344M130 272H170" />
    <Path pen="plate" d={boxes([104, 128, 92, 62], [126, 114, 34, 14])} />
    <Path pen="plate" d={dots(24, [150, 159])} />
    <Path pen="wash" d={dots(15, [150, 159])} />
    <Path pen="outline" d={dots(15, [150, 159]) + boxes([178, 136, 10, 8])} />

    {/* paint for the stencil */}
    <Path pen="key" d="M244 306L258 252" />
    <Path pen="plate" d="M214 306H260V344H214Z" />
    <Path pen="ink" d="M214 306H260V316H214ZM254 262L262 234L270 236L262 264Z" />

    {/* back of the crate, and what stands in it */}
    <Path pen="plate" d="M282 216L300 190H686L704 216Z" />
    <Path pen="plate" d={boxes([300, 84, 112, 150])} />
    <Path pen="plate" d={boxes([312, 96, 88, 88])} />
    <Path pen="wash" d={boxes([312, 96, 88, 88])} />
    <Bust x={356} y={128} size={56} drop={39} />
    <Path pen="outline" d={boxes([312, 96, 88, 88])} />
    <Path pen="plate" d={boxes([574, 102, 112, 150])} />
    <Path pen="wash" d={boxes([586, 114, 88, 88])} />
    <Bust x={630} y={146} size={56} drop={39} />
    <Path pen="outline" d={boxes([586, 114, 88, 88])} />
    <Rect pen="sea" x={402} y={42} width={104} height={104} />
    <Mark x={418} y={58} width={72} pen="ground" />
    <Path pen="plate" d={boxes([500, 34, 96, 190])} />
    <Rect pen="sea" x={500} y={34} width={16} height={190} />
    <Path pen="outline" d={boxes([500, 34, 16, 190])} />
    <Mark x={532} y={52} width={48} pen="ink" />
    <TextBars x={530} y={112} widths={[52, 44, 50]} />
    <Path pen="plate" d={boxes([396, 132, 132, 110])} />
    <Path pen="outline" d="M396 146H528M403 139H407M413 139H417" />
    <Rect pen="ink" x={406} y={158} width={54} height={9} />
    <TextBars x={406} y={176} widths={[46, 36]} />
    <Rect pen="sea" x={406} y={196} width={32} height={12} />
    <Rect pen="wash" x={472} y={156} width={46} height={60} />
    <Bottle x={486} y={214} height={50} />

    {/* front of the crate */}
    <Path pen="plate" d="M282 216H704V344H282Z" />
    <Path pen="outline" d="M282 256H704M282 304H704" />
    <Path pen="plate" d={boxes([290, 216, 24, 128], [672, 216, 24, 128])} />
    <Path pen="ink" d={dots(2, ...[236, 270, 290, 324].flatMap(y => [[302, y] as const, [684, y] as const]))} />
    <Lettering look="display" x={493} y={294} size={42} anchor="middle">
      PRESS
    </Lettering>

    {/* the lid, and the stencil on it */}
    <Path pen="plate" d="M742 136H1010V332H742Z" />
    <Path pen="outline" d="M742 185H1010M742 234H1010M742 283H1010M760 332L748 344M992 332L1004 344" />
    <Path pen="planned" d={boxes([792, 156, 168, 160])} />
    <g transform="rotate(-8 792 316)">
      <Path
        pen="action"
        d={boxes([792, 156, 168, 160]) + dots(5, [804, 168], [948, 168], [804, 304], [948, 304])}
        fillRule="evenodd"
      />
      <Mark x={820} y={180} width={112} pen="onSignal" />
    </g>

    {/* spare crates */}
    <Path pen="planned" d={boxes([1070, 196, 110, 64])} />
    <Path pen="plate" d={boxes([1060, 260, 150, 84])} />
    <Path pen="outline" d="M1060 288H1210M1060 316H1210M1080 260V344M1190 260V344" />
  </Scene>
)
