/**
 * What forms call fields, where the name in the file says too little by itself. Help and rules come from the shapes;
 * these are headings for people who write.
 */
const LABELS: Readonly<Record<string, string>> = {
  afterLabel: "Words below the second bar",
  aliases: "Further addresses",
  alt: "What the picture shows",
  applyLabel: "Words on the button",
  author: "Who wrote it",
  badge: "Flag",
  banner: "Closing call at the end of the page",
  beforeLabel: "Words below the first bar",
  built: "What was built",
  card: "Card in lists of services",
  checked: "Last looked up on",
  claims: "Figures, such as prices",
  comparison: "Bars beside the result",
  content: "What they say",
  counts: "What it counts",
  cta: "Button",
  description: "Description",
  differs: "Other figures of the same thing",
  draft: "Draft: not published yet",
  drawing: "Drawing of the site",
  excerpt: "Summary in lists",
  faqs: "Questions and answers",
  featured: "Shown large",
  file: "Picture of your own",
  floating: "Button that stays in the window",
  floatingSide: "Side of that button",
  hero: "Top of the page",
  hidden: "Hidden: only for those who have the address",
  href: "Where it leads",
  icon: "Small drawing",
  picture: "Picture",
  thumbnail: "Small picture",
  id: "End of the address",
  image: "Picture",
  inert: "While nothing is delivered",
  label: "Words",
  lead: "Introduction below the heading",
  load: "Tool that adds up what somebody orders",
  meta: "In search results",
  none: "When there is none",
  order: "Place in the list",
  published: "On the site",
  primary: "Main button",
  project: "What a single project costs",
  projectType: "Kind of project in the contact form",
  scene: "Picture at the top",
  sceneAlt: "What the picture shows",
  secondary: "Second button",
  sections: "Order of the parts of the page",
  segment: "Part of the address",
  slug: "End of the address",
  timeframe: "How long it took",
  update: "Correction",
  useCases: "Who uses it",
  value: "Figure",
  views: "Number of readers",
  weeksFrom: "Weeks, at least",
  weeksTo: "Weeks, at most",
  when: "When it happens",
  wording: "How sentences say it",
}

/** What collections of files are called: all of them, and one. */
export const COLLECTIONS: Readonly<Record<string, { label: string; one: string }>> = {
  blog: { label: "Blog posts", one: "blog post" },
  "case-studies": { label: "Case studies", one: "case study" },
  legal: { label: "Legal texts", one: "legal text" },
  services: { label: "Services", one: "service" },
}

/** What a form calls a field or a file: `caseStudies` → "Case studies". */
export const labelOf = (name: string): string => {
  const words = name.replace(/[-_]/g, " ").replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return LABELS[name] ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`.trim()
}
