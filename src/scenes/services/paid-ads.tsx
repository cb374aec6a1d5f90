import type { CutawayDrawing } from "../cutaway"
import { Bottle, TextBars } from "../parts"
import { BottleCut, BottleFrame } from "../parts-products"
import { Circle, Path, Rect } from "../pens"

/** Tank marks, one for each tenth of the budget. */
const TENTHS = [350, 360, 370, 380, 400, 410, 420, 430]
/** Left edges of the square and the story crop, and the handles on each. */
const CROPS = [569, 603.5]
const HANDLES = [44, 123.5, 203]
/** The part of the picture outside the crops. */
const HATCH = [59, 76, 93, 110, 127, 144, 161, 178, 195, 212, 229, 246, 263]
const hatch = (y: number) =>
  `M${496 + Math.max(0, y - 203)} ${Math.min(203, y)}L${496 + Math.min(73, y - 44)} ${Math.max(44, y - 73)}`
/**
 * The three channels: row of the bar, middle of the layer in the tank, share of the spend in percent, sign drawn round
 * (0, 0).
 */
const CHANNELS = [
  {
    y: 332,
    layer: 415,
    share: 50,
    sign: "M2.5 2.5L7 7M4-1a5 5 0 1 1-10 0a5 5 0 1 1 10 0",
  },
  { y: 372, layer: 375, share: 30, sign: "M-4.5-6L5.5 0L-4.5 6Z" },
  { y: 412, layer: 350, share: 20, sign: "M-7-6H7V3H0L-4 7V3H-7Z" },
]

/** A rack of billboards: one creative cut to five formats, and the budget piped to three channels to scale. */
export const paidAds: CutawayDrawing = {
  anchors: [
    [340, 70],
    [340, 202],
    [336, 390],
    [956, 110],
    [956, 222],
    [968, 332],
  ],
  framed: (
    <>
      {/* scaffold */}
      <Path pen="hair" d="M324 180L340 120M324 292L484 180M484 292L324 180M484 216H648M484 280H648" />
      <Path
        pen="outline"
        d="M318 440V48H324V440M478 440V28H484V440M308 292H648M308 300H648M308 292V300M324 330L354 300M484 330L514 300M478 330L448 300"
      />
      <Path pen="outline" d="M540 44V32M532 32L536 22H544L548 32ZM612 44V32M604 32L608 22H616L620 32Z" />
      {/* story, 9:16 */}
      <Rect pen="plate" x={340} y={56} width={126} height={224} />
      <Path pen="planned" d="M340 87H466M340 202H466" />
      <Path pen="guide" d="M340 56L466 87M466 56L340 87M340 202L466 280M466 202L340 280" />
      <Path pen="outline" d="M354 104H400V114H354ZM354 120H390V130H354ZM354 170H398V190H354Z" />
      <Path pen="hair" d="M354 142H400M354 150H392" />
      <BottleFrame x={414} y={196} height={94} />
      {/* the creative, 1.91:1, with its crops */}
      <Path pen="plate" becomes="wash" d="M648 44H496V203H648" />
      <Path pen="guide" d={HATCH.map(hatch).join("")} />
      <Path pen="planned" d="M569 44V203M603.5 44V203" />
      <Path pen="plate" d={CROPS.map(x => HANDLES.map(y => `M${x - 4} ${y - 4}h8v8h-8z`).join("")).join("")} />
      <Path pen="guide" d="M496 214H648M496 210V218M569 210V218M603.5 210V218" />
      {/* leaderboard, 728 by 90 */}
      <Path pen="plate" d="M648 230H496V268H648" />
      <Path pen="guide" d="M496 230L534 268M534 230L496 268" />
      <Path pen="outline" d="M534 230V268M546 242H626V250H546Z" />
      {/* tank, valve, main pipe */}
      <Path pen="plate" d="M336 440V340Q336 324 352 324H420Q436 324 436 340V440Z" />
      <Path pen="guide" d={TENTHS.map(y => `M336 ${y}h10`).join("")} />
      <Path pen="planned" d="M336 340H436M336 390H436M336 360H436" />
      {CHANNELS.map(({ layer, sign }) => (
        <Path key={layer} pen="outline" d={sign} transform={`translate(386 ${layer})`} />
      ))}
      <Path pen="plate" becomes="sea" d="M648 392H436V432H648" />
      <Path pen="outline" d="M446 388V436M520 388V436M600 388V436M560 392V376M548 392L552 384H568L572 392" />
      <Circle pen="outline" cx={560} cy={352} r={24} />
      <Circle pen="outline" cx={560} cy={352} r={5} />
      <Path pen="outline" d="M560 328V347M560 357V376M536 352H555M565 352H584" />
      <Path pen="plate" d="M648 316A30 30 0 0 0 648 376" />
      <Path pen="outline" d="M618 346h6M627 325l4 4M627 367l4-4M642 376V392" />
    </>
  ),
  built: (
    <>
      {/* scaffold */}
      <Path pen="hair" d="M818 180L836 120M818 292L972 180M972 292L818 180M648 216H812M648 280H812" />
      <Path pen="plate" d="M812 440V28H818V440ZM972 440V48H978V440ZM648 292H988V300H648Z" />
      <Path pen="plate" d="M684 44V32M676 32L680 22H688L692 32ZM756 44V32M748 32L752 22H760L764 32Z" />
      {/* the creative, live */}
      <Rect pen="wash" x={648} y={44} width={152} height={159} />
      <Rect pen="bar" x={648} y={178} width={152} height={25} />
      <Path pen="ink" d="M694 66H782V76H694ZM694 82H758V92H694Z" />
      <Rect pen="action" x={694} y={130} width={88} height={28} />
      <Rect pen="onSignal" x={708} y={141} width={60} height={6} />
      <TextBars x={694} y={104} widths={[80, 58]} />
      <Path pen="outline" d="M648 44H800V203H648" />
      {/* leaderboard */}
      <Path pen="plate" d="M648 230H800V268H648" />
      <Rect pen="ink" x={660} y={240} width={58} height={7} />
      <TextBars x={660} y={253} widths={[44]} />
      <Rect pen="sea" x={742} y={239} width={46} height={20} />
      {/* the challenger, 1:1, under test */}
      <Rect pen="action" x={836} y={56} width={120} height={120} />
      <Path pen="onSignal" d="M850 72H906V81H850ZM850 87H892V96H850ZM850 142H896V160H850Z" />
      <Bottle x={908} y={164} height={90} />
      {/* video, 16:9 */}
      <Rect pen="wash" x={836} y={204} width={120} height={67.5} />
      <Bottle x={918} y={262} height={52} />
      <Circle pen="sea" cx={880} cy={234} r={18} />
      <Path pen="ground" d="M875 225L889 234L875 243Z" />
      <Path pen="bar" d="M836 266H956V271.5H836Z" />
      <Path pen="sea" d="M836 266H878V271.5H836Z" />
      <Rect pen="outline" x={836} y={204} width={120} height={67.5} />
      {/* spend: pipes as thick as their share, bars 2 units a percent */}
      <Path pen="plate" d="M648 316A30 30 0 0 1 648 376" />
      <Path pen="outline" d="M678 346h-6M669 325l-4 4M669 367l-4-4M654 376V392" />
      <Path pen="seaLine" d="M648 346L664 332" />
      <Path pen="sea" d="M648 392H664C704 392 704 322 740 322H832V342H740C712 342 712 412 664 412H648Z" />
      <Path pen="sea" d="M648 412H664C712 412 712 366 740 366H832V378H740C720 378 716 424 664 424H648Z" />
      <Path pen="sea" d="M648 424H664C716 424 716 408 740 408H832V416H740C716 416 716 432 664 432H648Z" />
      <Path pen="plate" d="M812 300H818V440H812Z" />
      {CHANNELS.map(({ y, share, sign }) => (
        <g key={y}>
          <Path pen="guide" d={`M868 ${y + 12}h100`} />
          <Rect pen="sea" x={868} y={y - 8} width={share * 2} height={16} />
          <Rect pen="plate" x={832} y={y - 14} width={28} height={28} />
          <Path pen="outline" d={sign} transform={`translate(846 ${y})`} />
        </g>
      ))}
      <BottleCut x={648} y={192} height={132} />
    </>
  ),
}
