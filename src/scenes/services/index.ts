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

/** Every service drawing by the slug of its service. A service without one is shown with the web page. */
export const cutaways: Record<string, CutawayDrawing> = {
  "web-development": webDevelopment,
  "automation-crm": automationCrm,
  ecommerce,
  "seo-content": seoContent,
  "marketing-ops": marketingOps,
  "paid-ads": paidAds,
  "social-media": socialMedia,
  "branding-design": brandingDesign,
  "custom-software": customSoftware,
  "saas-growth": saasGrowth,
  "local-business": localBusiness,
  "ecommerce-scale": ecommerceScale,
}
