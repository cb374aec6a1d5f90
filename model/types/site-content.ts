import { z } from "zod"
import { isTold, spanOf } from "../../src/browser/announcement"
import { action, choice } from "../parts/common"
import { defineType, different, filled, group, heading, list, oneOf, text } from "../../packages/content-engine"
import { partName, serviceSlug } from "../parts/references"
import { forms, formsDeliver } from "../parts/delivery"
import { siteLanguage } from "../parts/language"
import { analytics, announcement, policy } from "../parts/site-switches"
import { switchChecks } from "../rules/site-switches"

const labels = group("SiteLabels", "Words of the interface that no page owns.", {
  skipToContent: text("First link of every page, for keyboard users."),
  mainNavigation: text("Name of the main navigation for assistive technology."),
  footerNavigation: text("Name of the footer navigation for assistive technology."),
  breadcrumb: text("Name of the breadcrumb for assistive technology."),
  home: text("Name of the home link in the breadcrumb."),
  services: text("The services entry of the main navigation."),
  openMenu: text("Name of the menu button."),
  closeMenu: text("Name of the close button in the menu."),
  changeTheme: text("Hint of the button that changes between the system's theme, light and dark."),
  themeSystem: text("Name of that button while the page follows the system."),
  themeLight: text("Name of that button while the page is light."),
  themeDark: text("Name of that button while the page is dark."),
  newTab: text("Added to links that open in a new tab, for assistive technology."),
  mostPopular: text("Flag of the most popular package or plan."),
  recommended: text("Flag of a recommended package."),
  typicalTimeline: text("Timeline of a package; {weeks} is replaced.").meta({ replaces: ["weeks"] }),
  timelineAlt: text("The week ruler, for people who do not see it; {from}, {to} and {weeks} are replaced.").meta({
    replaces: ["from", "to", "weeks"],
  }),
  starRating: text("Stars of a testimonial, for people who do not see them; {rating} is replaced.").meta({
    replaces: ["rating"],
  }),
  footnotes: text("Heading above the footnotes of a text, for assistive technology."),
  footnoteBack: text("Name of the way back from a footnote into the text, for assistive technology."),
  compare: text("Name of the handle that compares two pictures, before and after, for assistive technology."),
  notIncluded: text("Before a line that a plan does not include, for assistive technology."),
  quotation: filled(
    text("Quotation marks of the language; {text} is replaced.", 30).meta({
      replaces: ["text"],
      examples: ["“{text}”", "„{text}“", "« {text} »"],
    }),
  ),
}).overwrite(own => ({ ...own, quotation: own.quotation ?? "“{text}”" }))

const editor = group("SiteEditor", "The editor in the browser, on the published site.", {
  enabled: z
    .boolean()
    .describe(
      "On (true) puts the editor at /admin/ of the built site; off leaves every byte of it out. npm run edit works either way.",
    ),
  host: oneOf("A host of git repositories that the editor can sign in to.", {
    github: "GitHub: github.com.",
    gitlab: "GitLab: gitlab.com.",
    bitbucket: "Bitbucket: bitbucket.org.",
  }).describe("Where the repository is hosted; editors sign in there."),
  repository: text('The repository, for example "agency/website".').meta({ examples: ["agency/website"] }),
  branch: text("The branch that is published. Saving proposes a change to it; publishing in the editor merges it."),
  appId: text(
    "GitLab only: ID of the application that editors sign in through, which needs no secret.",
    100,
  ).optional(),
  signIn: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe("Address of the service that hands the sign-in over (OAuth), where the host needs one."),
})

const shape = group("SiteContent", "Brand, contact details, navigation, footer.", {
  name: text("Name of the agency.", 30),
  url: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'must be an address such as "https://studio.example", without a path or a slash at the end',
    )
    .describe("Address of the site, without a path or a slash at the end.")
    .meta({ examples: ["https://studio.example"] }),
  language: siteLanguage.optional(),
  description: text("One sentence about the agency, for search engines."),
  tagline: text("Sentence under the logo in the footer."),
  founded: z.int().min(1800).max(2100).describe("Year of foundation."),
  email: z.email().describe("Public email address."),
  phone: z
    .string()
    .regex(/^(?=(?:\D*\d){7})[+(]?\d[\d\s().\/-]{3,}\d$/, 'must be a phone number such as "(555) 555-0142"')
    .describe("Public phone number, as shown.")
    .meta({ examples: ["(555) 555-0142"] }),
  callingCode: z
    .string()
    .regex(/^\+[1-9]\d{0,2}$/, 'must be a country\'s code such as "+1", in quotes')
    .optional()
    .describe("What is dialed before a phone number that is written without.")
    .meta({ examples: ["+1"] }),
  shipName: filled(text("Lettering on the bow of the drawn ship. Without it, the name.")),
  copyright: text("Copyright line at the bottom."),
  headerAction: action
    .refine(({ label }) => label.length <= 20, {
      path: ["label"],
      message: "The button of the header has room for 20 letters on phones. Say it shorter.",
    })
    .describe("Button in the header."),
  floatingAction: action.describe("Floating button of pages that have none of their own."),
  navigation: list(
    "Main navigation. The services menu is shown after the first entry. The header has room for seven.",
    action,
    { min: 1, max: 7 },
  ),
  serviceGroups: list(
    "The groups of services in the menu and on pages, in their order. Services of no group stand below them all.",
    choice({
      value: partName("Which services stand in it, as they name it."),
      label: heading("Its heading, in one or two words."),
      text: text("What it is for, in a few words."),
    }),
  ).optional(),
  social: list("Social networks; open in a new tab.", action, { max: 8 }),
  footerTitle: text("Heading of the services at the bottom of every page."),
  footerServices: list("The services to list there.", serviceSlug("A service, as its address ends."), {
    min: 1,
    max: 12,
  }),
  footerColumns: list(
    "Columns of links beside the services.",
    group("FooterColumn", "A column of links.", {
      title: heading("Heading."),
      links: list("The links, in order.", action, { min: 1, max: 10 }),
    }),
    { max: 4 },
  ),
  footerLinks: list("Links of the last row: legal documents.", action, { min: 1, max: 8 }),
  breadcrumbs: list(
    "Friendly names of parts of addresses. Services have theirs in their own files; any other part is shown capitalised.",
    choice({ value: text("Part of an address."), label: text("What visitors read for it.") }),
  ),
  labels,
  editor: editor.meta({ buildOnly: true }),
  forms: forms.optional(),
  announcement: announcement.optional(),
  analytics: analytics.optional(),
  policy: policy.optional().meta({ buildOnly: true }),
}).overwrite(own => ({ ...own, shipName: own.shipName ?? own.name }))

export const siteContent = defineType({
  type: "SiteContent",
  files: "site.yaml",
  shape,
  checks: [
    ({ breadcrumbs }, entry) => different(entry, ["breadcrumbs"], breadcrumbs, "value"),
    formsDeliver,
    ...switchChecks,
  ],
  fields: {
    announced: {
      type: "Boolean!",
      description: "Whether the announcement is shown at the time of the build; without one it is not.",
      resolve: async ({ announcement: told }, { built }) =>
        told ? isTold(spanOf(told.from, told.to), await built()) : false,
    },
  },
})
