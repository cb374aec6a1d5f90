/** The classes of the pens that a mark changes its own for; what has no other stays as it is. */
export type Retouch = Readonly<Record<string, string>>

/** What is built, before it was: outlines and pencil instead of what is filled (classes of src/scenes/pens.tsx). */
export const asFramed: Retouch = {
  a: "p",
  y: "p",
  w: "s",
  i: "s",
  b: "g",
  as: "s",
  ah: "g",
  yf: "s",
  oyf: "g",
  sy: "g",
  c: "n",
  "n c": "n",
  os: "n",
  oy: "n",
}

/** What framed marks say that they become (`becomes` of src/scenes/pens.tsx), and the pens that it is drawn with. */
const becoming: Retouch = { ta: "s a", ti: "s i", tw: "s w", to: "o", ty: "y", tas: "as", th: "h" }

/**
 * What is framed, once it is built: planned parts are live, outlines are filled, construction lines are gone, and some
 * become what they say.
 */
export const asBuilt: Retouch = {
  ...Object.fromEntries(
    ["s", "p", "k", "b", "d", "g"].flatMap(pen => Object.entries(becoming).map(([to, pens]) => [`${pen} ${to}`, pens])),
  ),
  d: "s a",
  s: "s w",
  g: "",
}

/**
 * Draws marks with other pens.
 * @param marks elements below which every mark is drawn anew; they are changed
 */
export const retouch = (marks: Element, pens: Retouch): void => {
  for (const mark of marks.querySelectorAll("[class]")) {
    const other = pens[mark.getAttribute("class") ?? ""]
    if (other === "") mark.remove()
    else if (other !== undefined) mark.setAttribute("class", other)
  }
}
