import type { Issue } from "../entry"
import { addressRules } from "./addresses"
import { blogRules } from "./blog"
import { houseRules } from "./house"
import { imageRules } from "./images"
import { linkRules } from "./links"
import { listRules } from "./lists"
import { pageRules } from "./pages"
import { placeholderRules } from "./placeholders"
import { proofRules } from "./proof"
import { publicationRules } from "./publication"
import { resourceRules } from "./resources"
import type { Rule, RuleContext } from "./rule"
import { serviceRules } from "./services"
import { siteRules } from "./site"

/** Every rule of content that no shape can say. A new one is a line in the file of its subject. */
const rules: Rule[] = [
  ...addressRules,
  ...linkRules,
  ...imageRules,
  ...placeholderRules,
  ...listRules,
  ...siteRules,
  ...serviceRules,
  ...proofRules,
  ...blogRules,
  ...publicationRules,
  ...resourceRules,
  ...pageRules,
  ...houseRules,
]

/** What no single file can know, and what its shape cannot say. */
export const checkRules = (context: RuleContext): Issue[] => rules.flatMap(rule => rule(context))
