/**
 * Whether the site shows drawings (`drawings` in content/site.yaml), or is made of type, color and photographs alone;
 * gatsby-config.ts hands it over.
 */
export const hasDrawings = (): boolean => process.env.GATSBY_DRAWINGS !== "none"

/** The drawing that content names; nothing where it names none, or the site has none. */
export const drawn = <Name>(name: Name | null | undefined): Name | null => (name && hasDrawings() ? name : null)

/** A part of a page that is made with a drawing, as content says it. */
export interface DrawnPart {
  drawing?: Queries.DrawingHere | null
  /** The owner's own picture, which is shown in place of the drawing. */
  photo?: Queries.PhotoFragment | null
}

/** Whether a part shows the drawing that it is made with: no picture stands there, and it is not left out. */
export const isDrawn = ({ drawing, photo }: DrawnPart): boolean => hasDrawings() && drawing !== "none" && !photo
