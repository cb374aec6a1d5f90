import { createHash } from "node:crypto"
import type { PageScene } from "./motifs"

/** What a preview image shows beside the title: a scene of the site, by name, with what it needs to be drawn. */
export type Motif =
  | { scene: PageScene }
  | { scene: "slip"; shipName: string }
  | { scene: "barge"; hours: number }
  | { scene: "service"; slug: string }
  | { scene: "cargo"; name: string; weeks: number; launch: number; cargo: Queries.SymbolName[] }
  | { scene: "symbol"; name: Queries.SymbolName }
  | { scene: "post"; drawing: Queries.PostDrawing; labels: readonly string[] }

/** One preview image: what is on it, and where it is published. */
export interface PreviewImage {
  /** Address inside the site; holds a digest of all that is on the image. */
  path: string
  title: string
  motif: Motif
}

/** What stands on every image. */
export interface Brand {
  name: string
  /** Shown without its protocol. */
  url: string
  shipName: string
}

/** The fields of content that images are made from; each type has some of them. */
export interface Pictured {
  internal: { type: string }
  title?: string
  heading?: string
  hero?: { title: string }
  plans?: { hours: number }[]
  slug?: string
  client?: string
  timeline?: number
  launch?: number
  cargo?: Queries.SymbolName[]
  symbol?: Queries.SymbolName
  scene?: { drawing: Queries.PostDrawing; labels: readonly string[] }
}

const scene = (name: PageScene) => (): Motif => ({ scene: name })

/** The motif of every type of content that has a page. A new kind of page is one line here. */
const motifs: Record<string, (node: Pictured, brand: Brand) => Motif> = {
  HomePage: (_, { shipName }) => ({ scene: "slip", shipName }),
  ServicesPage: scene("fleet"),
  PricingPage: ({ plans = [] }) => ({ scene: "barge", hours: Math.max(1, ...plans.map(({ hours }) => hours)) }),
  AboutPage: scene("crew-deck"),
  ContactPage: scene("harbor-pilot"),
  FaqPage: scene("signal-flags"),
  CareersPage: scene("berths"),
  PressPage: scene("stencil-crate"),
  OnboardingPage: scene("gangway"),
  CaseStudiesPage: scene("manifest"),
  TestimonialsPage: scene("soundings"),
  ResourcesPage: scene("chart-drawers"),
  BlogPage: scene("log-book"),
  NotFoundPage: scene("lost-chart"),
  BlogCategory: scene("log-book"),
  LegalPages: scene("sealed-papers"),
  LegalDocument: scene("sealed-papers"),
  Service: ({ slug = "" }) => ({ scene: "service", slug }),
  CaseStudy: ({ client = "", timeline = 0, launch = 0, cargo = [] }) => ({
    scene: "cargo",
    name: client,
    weeks: timeline,
    launch,
    cargo,
  }),
  BlogPost: ({ symbol = "page", scene }) => (scene ? { scene: "post", ...scene } : { scene: "symbol", name: symbol }),
}

/**
 * @param node the content that makes a page
 * @param style digest of everything else that decides how images look (`images.ts` works it out)
 * @returns the page's preview image, or `undefined` if pages of this type have none of their own
 */
export const previewImageOf = (node: Pictured, brand: Brand, style: string): PreviewImage | undefined => {
  const motif = motifs[node.internal.type]?.(node, brand)
  const title = node.hero?.title ?? node.heading ?? node.title
  if (!motif || !title) return undefined
  const digest = createHash("sha256")
    .update(JSON.stringify([style, brand, title, motif]))
    .digest("hex")
    .slice(0, 16)
  return { path: `/og/${digest}.png`, title, motif }
}
