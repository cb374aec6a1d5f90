import type { Mistake } from "./mistake"

export const addressesMistakes: Mistake[] = [
  {
    mistake: "a slug that two services have",
    file: "services/paid-ads.yaml",
    change: ["slug: paid-ads", "slug: seo-content"],
    told: [
      'content/blog/the-ad-budget-below-which-you-learn-nothing.mdx:81:341 No page has the address "/services/paid-ads". Look the page up on the site and copy what stands behind the site\'s name.',
      'content/services/paid-ads.yaml:17:9 card.href: No page has the address "/services/paid-ads". Look the page up on the site and copy what stands behind the site\'s name.',
      'content/services/seo-content.yaml:2:7 slug: The address "/services/seo-content" is taken already by content/services/paid-ads.yaml:2:7. Change the slug, the title or the aliases.',
    ],
  },
  {
    mistake: "a place in the menu that two services have",
    file: "services/paid-ads.yaml",
    change: ["order: 6", "order: 5"],
    told: [
      "content/services/seo-content.yaml:4:8 order: The order 5 is taken already in content/services/paid-ads.yaml:4:8. Give each its own.",
    ],
  },
  {
    mistake: "a title that two posts have",
    file: "blog/fix-five-old-pages-before-you-write-a-new-one.mdx",
    change: [/title: .*/, "title: The ad budget below which you learn nothing"],
    told: [
      'content/blog/the-ad-budget-below-which-you-learn-nothing.mdx:2:8 title: The address "/blog/the-ad-budget-below-which-you-learn-nothing" is taken already by content/blog/fix-five-old-pages-before-you-write-a-new-one.mdx:2:8. Change the slug, the title or the aliases.',
    ],
  },
  {
    mistake: "a title that no address can be made from",
    file: "blog/fix-five-old-pages-before-you-write-a-new-one.mdx",
    change: [/title: .*/, 'title: "???"'],
    told: [
      "content/blog/fix-five-old-pages-before-you-write-a-new-one.mdx:2:8 title: No address can be made from this: it has no letter from a to z and no digit.",
    ],
  },
  {
    mistake: "a document that hides a page",
    file: "legal/terms.mdx",
    change: ["slug: terms", "slug: pricing"],
    told: [
      'content/legal/privacy.mdx:13:108 No page has the address "/legal/terms". Look the page up on the site and copy what stands behind the site\'s name.',
      'content/legal/terms.mdx:3:7 slug: The address "/pricing" is taken already by the page src/pages/pricing.tsx. Change the slug, the title or the aliases.',
      'content/pages/onboarding.yaml:128:11 billing.action.href: No page has the address "/legal/terms". Look the page up on the site and copy what stands behind the site\'s name.',
      'content/site.yaml:69:13 footer.legal[1].href: No page has the address "/terms". Look the page up on the site and copy what stands behind the site\'s name.',
      'content/site.yaml:105:14 breadcrumbs[16].segment: No address has the part "terms". Correct it or delete the entry.',
    ],
  },
  {
    mistake: "an alias that hides a page",
    file: "services/marketing-ops.yaml",
    change: ["/services/ai-marketing", "/pricing"],
    told: [
      'content/services/marketing-ops.yaml:5:11 aliases[0]: The address "/pricing" is taken already by the page src/pages/pricing.tsx. Change the slug, the title or the aliases.',
      'content/services/marketing-ops.yaml:18:9 card.href: No page has the address "/services/ai-marketing". Did you mean "/services/marketing-ops"?',
    ],
  },
  {
    mistake: "an alias that hides another service",
    file: "services/marketing-ops.yaml",
    change: ["/services/ai-marketing", "/services/paid-ads"],
    told: [
      'content/services/marketing-ops.yaml:5:11 aliases[0]: The address "/services/paid-ads" is taken already by content/services/paid-ads.yaml:2:7. Change the slug, the title or the aliases.',
      'content/services/marketing-ops.yaml:18:9 card.href: No page has the address "/services/ai-marketing". Did you mean "/services/marketing-ops"?',
    ],
  },
  {
    mistake: "an alias where the site keeps its files",
    file: "services/marketing-ops.yaml",
    change: ["/services/ai-marketing", "/static/marketing"],
    told: [
      'content/services/marketing-ops.yaml:5:11 aliases[0]: Addresses below "/static" are not for pages. Change the slug or the aliases.',
      'content/services/marketing-ops.yaml:18:9 card.href: No page has the address "/services/ai-marketing". Did you mean "/services/marketing-ops"?',
    ],
  },
]
