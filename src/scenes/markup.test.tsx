import { renderToStaticMarkup } from "react-dom/server"
import { markupOf } from "./markup"
import { Lettering, Path, Rect } from "./pens"

test("a scene is written as React writes it", () => {
  const scene = (
    <>
      <g className="set" transform="translate(1 2)">
        {[1, 2].map(x => (
          <Rect key={x} pen="plate" x={x} width={3} height={4} />
        ))}
        {false}
        {null}
      </g>
      <Path pen="sea" d={'M0 0"<&>'} opacity={0.5} />
      <Lettering x={1} y={2} size={20} anchor="end" look="sea">
        {'R&D < "all"'}
      </Lettering>
    </>
  )
  const read = (svg: string) =>
    new DOMParser().parseFromString(`<svg>${svg}</svg>`, "text/xml").documentElement.outerHTML
  expect(read(markupOf(scene))).toBe(read(renderToStaticMarkup(scene)))
})
