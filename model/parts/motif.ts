import { firstText } from "../../packages/content-engine"

/** What a preview image shows beside the title: a picture of the page's own, or a scene of the site. */
export type Motif = Photograph | ServicePicture | DrawnScene

/** A picture of the owner's, by its path as the content names it. Once it is found, its path on the disk. */
export interface Photograph {
  scene: "photo"
  file: string
  /** Digest of what is in the file. */
  digest?: string
}

/** The drawing of a service, by its path as the content names it, and then on the disk. */
export interface ServicePicture {
  scene: "service"
  file: string
  /** Digest of what is in the file. */
  digest?: string
}

/** A scene that is drawn the same whatever the content says. */
export type PageScene =
  | "berths"
  | "chart-drawers"
  | "crew-deck"
  | "fleet"
  | "gangway"
  | "harbor-pilot"
  | "log-book"
  | "lost-chart"
  | "manifest"
  | "sealed-papers"
  | "signal-flags"
  | "soundings"
  | "stencil-crate"

/** A scene of the site, by name, with what it needs to be drawn. */
export type DrawnScene =
  { scene: PageScene } | { scene: "mark" } | { scene: "slip"; shipName: string } | { scene: "barge"; hours: number }

declare module "../../packages/content-engine" {
  interface SiteFields<Data> {
    /**
     * What the preview image of a page shows; without it, the page has that of the site. The package `drawings` draws
     * it.
     */
    preview?(data: Data, brand: { shipName: string }): Motif
  }
}

/** What a preview image shows: a picture of one's own, else the drawing. */
export const fileOr = (file: string | undefined, drawing: Motif): Motif => (file ? { scene: "photo", file } : drawing)

/** The title of an object on its preview image, and where it stands. */
export const previewTitle = (data: unknown): ReturnType<typeof firstText> =>
  firstText(data, [["hero", "title"], ["heading"], ["title"], ["name"]])
