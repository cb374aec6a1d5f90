/** A part of a page that is made with a drawing, as content says it. */
export interface DrawnPart {
  drawing?: Queries.DrawingHere | null
  /** The owner's own picture, which is shown in place of the drawing. */
  photo?: Queries.PhotoFragment | null
}

/** Whether a part shows the drawing that it is made with: no picture stands there, and it is not left out. */
export const isDrawn = ({ drawing, photo }: DrawnPart): boolean => drawing !== "none" && !photo
