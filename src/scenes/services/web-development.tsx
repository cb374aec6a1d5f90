import type { CutawayDrawing } from "../cutaway"
import { Bottle, Jar, TextBars } from "../parts"
import { Path, Rect } from "../pens"

const COLUMNS = [682, 782, 882]
const FIELDS = [144, 178, 212]

/** A web page: wireframe on the slip, finished page with a three-field form afloat. */
export const webDevelopment: CutawayDrawing = {
  anchors: [
    [346, 100],
    [346, 230],
    [346, 358],
    [966, 36],
    [864, 166],
    [970, 380],
  ],
  framed: (
    <>
      <Path pen="plate" d="M648 20H308V440H648" />
      <Path pen="outline" becomes="wash" d="M648 64H308V320H648" />
      <Rect pen="outline" becomes="sea" x={332} y={34} width={16} height={16} />
      <Rect pen="outline" becomes="ink" x={348} y={104} width={250} height={26} />
      <Rect pen="outline" becomes="ink" x={348} y={140} width={190} height={26} />
      <Path pen="hair" d="M348 188H578M348 202H548" />
      <Rect pen="outline" becomes="sea" x={348} y={230} width={150} height={44} />
      <Path pen="outline" d="M648 320H348V410H648M468 320V410M588 320V410" />
      <Path pen="guide" d="M348 320L468 410M468 320L588 410M588 320L648 365" />
    </>
  ),
  built: (
    <>
      <Path pen="plate" d="M648 20H988V440H648Z" />
      <Rect pen="wash" x={648} y={64} width={340} height={256} />
      <Rect pen="bar" x={648} y={276} width={340} height={44} />
      <Bottle x={872} y={300} height={115} />
      <Jar x={931} y={300} width={46} />
      <Rect pen="action" x={878} y={30} width={86} height={25} />
      {[688, 746, 804].map(x => (
        <Rect key={x} pen="bar" x={x} y={41} width={38} height={5} />
      ))}
      <Rect pen="plate" x={682} y={106} width={180} height={190} />
      <Rect pen="ink" x={698} y={122} width={96} height={9} />
      {FIELDS.map(y => (
        <Rect key={y} pen="plate" x={698} y={y} width={148} height={24} />
      ))}
      <Rect pen="action" x={698} y={252} width={148} height={28} />
      <Rect pen="onSignal" x={740} y={263} width={64} height={6} />
      {COLUMNS.map(x => (
        <g key={x}>
          <Rect pen="sea" x={x} y={344} width={16} height={16} />
          <Rect pen="ink" x={x} y={372} width={70} height={6} />
          <TextBars x={x} y={386} widths={[82, 60]} />
        </g>
      ))}
      <Path pen="outline" d="M648 64H988M648 320H988M648 20H988V440H648" />
    </>
  ),
}
