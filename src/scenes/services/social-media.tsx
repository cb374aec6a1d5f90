import type { CutawayDrawing } from "../cutaway"
import { TextBars } from "../parts"
import { Circle, Path, type Pen } from "../pens"

type Post = "image" | "video" | "text"

/** The calendar: five weeks of seven cells, 54 by 48. The cut runs through the middle of the fourth column. */
const LEFT = 459
const TOP = 76
const WEEKS = [0, 1, 2, 3, 4]
const column = (day: number) => LEFT + day * 54
const row = (week: number) => TOP + week * 48

/** A post is 44 by 38 in the calendar; hoisted, each kind has its own flag. */
const TILE: Record<Post, string> = {
  image: "h44v38h-44z",
  video: "h44v38h-44z",
  text: "h44v38h-44z",
}
const FLAG: Record<Post, string> = {
  image: "h50v38h-50z",
  video: "h50l-12 19l12 19h-50z",
  text: "l50 9v20l-50 9z",
}
const MARK: Record<Post, string> = {
  image: "m6 31l12-16l8 9l5-6l8 13z",
  video: "m15 9l16 10l-16 10z",
  text: "m7 12h26v3h-26zm0 6h28v3h-28zm0 6h18v3h-18z",
}
const FILL: Record<Post, Pen> = { image: "wash", video: "sea", text: "plate" }
const INK: Record<Post, Pen> = { image: "sea", video: "ground", text: "ink" }
const KINDS: Post[] = ["image", "video", "text"]

const KIND: Record<string, Post | undefined> = { i: "image", v: "video", t: "text" }

type Posted = [x: number, y: number, post: Post]
const posted = (letters: string, x: (index: number) => number, y: (index: number) => number): Posted[] =>
  [...letters].flatMap((letter, index): Posted[] => {
    const post = KIND[letter]
    return post ? [[x(index), y(index), post]] : []
  })
const calendar = (first: number, weeks: string[]) =>
  weeks.flatMap((days, week) =>
    posted(
      days,
      day => column(first + day) + 5,
      () => row(week) + 5,
    ),
  )
const hoist = (x: number, flags: string) =>
  posted(
    flags,
    () => x,
    index => 80 + index * 50,
  )
/** The same shape at each of the posts, as one path. */
const at = (posts: Posted[], shape: Record<Post, string>) =>
  posts.map(([x, y, post]) => `M${x} ${y}${shape[post]}`).join("")
const of = (kind: Post, posts: Posted[]) => posts.filter(([, , post]) => post === kind)

/** Days 1 to 30, one letter a post; the fourth column stands in the cut, the yellow post in the gap. */
const PLANNED = calendar(0, ["..i", "vti", "iiv", "tvi", "itv"])
const LIVE = calendar(4, ["vit", "tiv", "i.i", "vti"])
/** Seven flags a week on two halyards; the seventh on the right is today's, in yellow. */
const NEXT_WEEK = [...hoist(330, "itv"), ...hoist(392, "viti")]
const THIS_WEEK = [...hoist(854, "ivti"), ...hoist(916, "vi")]
/** Rolled flags in the locker: posts in stock. */
const ROLLS = [
  [334, 378],
  [366, 378],
  [398, 378],
  [430, 378],
  [334, 420],
  [366, 420],
]

/** A signal mast: thirty days of posts as a sail, the week's posts as flags, a comment and its answer on deck. */
export const socialMedia: CutawayDrawing = {
  anchors: [
    [330, 99],
    [459, 292],
    [318, 398],
    [976, 99],
    [976, 199],
    [980, 396],
  ],
  framed: (
    <>
      {/* mast, yard, halyards */}
      <Path pen="outline" d="M648 24H643L641 344M648 52H322V60H648" />
      <Path pen="hair" d="M643 44L326 52M459 316L446 356" />
      <Path pen="outline" d="M330 60V356M392 60V356" />
      <Path pen="planned" d={at(NEXT_WEEK, FLAG)} />
      <Path pen="guide" becomes="ground" d={at(NEXT_WEEK, MARK)} />
      {/* the sail */}
      <Path pen="plate" d="M648 60H459V316Q553 332 648 332" />
      <Path pen="outline" d={WEEKS.map(week => `M459 ${row(week)}H648`).join("")} />
      <Path pen="outline" d="M459 316H648M513 76V316M567 76V316M621 76V316" />
      <Path pen="bar" d={[0, 1, 2].map(day => `M${column(day) + 16} 66h22v4h-22z`).join("")} />
      <Path pen="outline" becomes="sea" d={at(PLANNED, MARK)} />
      <Path
        pen="outline"
        becomes="sea"
        d={WEEKS.map(week => `M632 ${row(week) + 36}l12-16l4 4.5M632 ${row(week) + 36}h16`).join("")}
      />
      {/* flag locker: posts in stock */}
      <Path pen="plate" d="M318 356H446V440H318Z" />
      <Path pen="outline" d="M318 398H446M350 356V440M382 356V440M414 356V440" />
      <Path
        pen="outline"
        d={ROLLS.map(
          ([x, y]) => `M${x} ${y}m-10 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0m6 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0m4 10h10`,
        ).join("")}
      />
      <Path pen="planned" d="M388 420a10 10 0 1 0 20 0a10 10 0 1 0-20 0M420 420a10 10 0 1 0 20 0a10 10 0 1 0-20 0" />
      {/* the conversation */}
      <Path pen="plate" d="M648 344H470V440H648" />
      <Circle pen="outline" cx={496} cy={372} r={14} />
      <Path pen="outline" d="M496 371m-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0M487 383Q496 374 505 383" />
      <Path pen="outline" d="M648 354H526V366L518 372L526 378V388H648" />
      <Path pen="outline" d="M540 364H620V368H540ZM540 374H600V378H540Z" />
      <Path pen="planned" d="M648 396H586V430H648M512 413H578" />
      <Circle pen="outline" cx={496} cy={413} r={14} />
      <Path pen="outline" d="M496 403V413L503 417" />
    </>
  ),
  built: (
    <>
      <Path pen="sea" d="M653 26L712 34L653 42Z" />
      <Path pen="plate" d="M648 24H653L655 344H648ZM648 52H974V60H648Z" />
      <Path pen="hair" d="M653 44L970 52M837 316L850 344" />
      <Path pen="outline" d="M854 60V344M916 60V344" />
      {KINDS.map(kind => (
        <Path key={kind} pen={FILL[kind]} d={at(of(kind, THIS_WEEK), FLAG)} />
      ))}
      {KINDS.map(kind => (
        <Path key={kind} pen={INK[kind]} d={at(of(kind, THIS_WEEK), MARK)} />
      ))}
      <Path pen="outline" d={at(THIS_WEEK, FLAG)} />
      <Path pen="action" d={`M916 180${FLAG.video}`} />
      <Path pen="onSignal" d={`M916 180${MARK.video}`} />
      {/* the sail */}
      <Path pen="plate" d="M648 60H837V316Q743 332 648 332" />
      <Path pen="ink" d={[4, 5, 6].map(day => `M${column(day) + 16} 66h22v4h-22z`).join("")} />
      <Path
        pen="hair"
        d={`${WEEKS.map(week => `M648 ${row(week)}H837`).join("")}M648 316H837M675 76V316M729 76V316M783 76V316`}
      />
      {KINDS.map(kind => (
        <Path key={kind} pen={FILL[kind]} d={at(of(kind, LIVE), TILE)} />
      ))}
      {KINDS.map(kind => (
        <Path key={kind} pen={INK[kind]} d={at(of(kind, LIVE), MARK)} />
      ))}
      <Path pen="wash" d={WEEKS.map(week => `M648 ${row(week) + 5}h22v38h-22z`).join("")} />
      <Path pen="sea" d={WEEKS.map(week => `M648 ${row(week) + 24.5}l4 4.5l5-6l8 13h-17z`).join("")} />
      <Path pen="action" d={`M${column(5) + 5} ${row(2) + 5}${TILE.video}`} />
      <Path pen="onSignal" d={`M${column(5) + 5} ${row(2) + 5}${MARK.video}`} />
      {/* the conversation */}
      <Path pen="plate" d="M648 344H980V440H648Z" />
      <Path pen="wash" d="M648 354H790V388H648Z" />
      <TextBars x={660} y={364} widths={[112, 78]} />
      <Path pen="outline" d="M648 354H790V388H648" />
      <Path pen="sea" d="M648 396H922V408L930 413L922 418V430H648Z" />
      <Path pen="ground" d="M662 406H880V410H662ZM662 416H820V420H662Z" />
      <Path pen="sea" d="M812 382L803 373Q800 364 807 363Q811 363 812 367Q813 363 817 363Q824 364 821 373Z" />
      <Circle pen="sea" cx={954} cy={413} r={14} />
      <Path pen="ground" d="M947 413L950 410L953 413L959 406L962 409L953 419Z" />
    </>
  ),
}
