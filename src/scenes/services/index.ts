import type { CutawayDrawing } from "../cutaway"
import { automationCrm } from "./automation-crm"
import { brandingDesign } from "./branding-design"
import { customSoftware } from "./custom-software"
import { ecommerce } from "./ecommerce"
import { ecommerceScale } from "./ecommerce-scale"
import { localBusiness } from "./local-business"
import { marketingOps } from "./marketing-ops"
import { paidAds } from "./paid-ads"
import { saasGrowth } from "./saas-growth"
import { seoContent } from "./seo-content"
import { socialMedia } from "./social-media"
import { webDevelopment } from "./web-development"

/** Every drawing of a service, by the name that services give it (`model/types/service/shape.ts`). */
export const cutaways: Record<Queries.ServiceDrawing, CutawayDrawing> = {
  webDevelopment,
  automationCrm,
  ecommerce,
  seoContent,
  marketingOps,
  paidAds,
  socialMedia,
  brandingDesign,
  customSoftware,
  saasGrowth,
  localBusiness,
  ecommerceScale,
}
