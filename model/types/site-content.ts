import { z } from "zod"
import { isActiveAt, formatSpan } from "#browser/announcement"
import { defineType, defaulted, group, heading, list, oneOf, text } from "#engine"
import { action, choice } from "../parts/common"
import { delivery, validFormSettings } from "../parts/delivery"
import { languageTag } from "../parts/language"
import { groupKey, serviceSlug } from "../parts/references"
import {
  allowedHosts,
  analytics,
  analyticsAttributes,
  analyticsCode,
  analyticsHosts,
  announcement,
} from "../parts/site-switches"
import { switchChecks } from "../rules/site-switches"

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

const schema = group("SiteContent", "Brand, contact details, navigation, footer.", {
  name: text("Name of the agency.", 30),
  url: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'must be an address such as "https://studio.example", without a path or a slash at the end',
    )
    .describe("Address of the site, without a path or a slash at the end.")
    .meta({ examples: ["https://studio.example"] }),
  language: languageTag.optional(),
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
  shipName: defaulted(text("Lettering on the bow of the drawn ship. Without it, the name.")),
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
      value: groupKey("Which services stand in it, as they name it."),
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
  footerResourcesTitle: heading("Heading of the column beside them."),
  footerResources: list("Its links, in order.", action, { min: 1, max: 10 }),
  footerContactTitle: heading("Heading of the last column."),
  footerContact: list("Its links, in order.", action, { min: 1, max: 10 }),
  footerLinks: list("Links of the last row: legal documents.", action, { min: 1, max: 8 }),
  editor: editor.meta({ buildOnly: true }),
  contactForm: delivery.optional().describe("Where the form of the contact page delivers. Without it, nowhere."),
  newsletterForm: delivery.optional().describe("Where the newsletter forms deliver. Without it, nowhere."),
  ...announcement,
  analytics: analytics.optional(),
  analyticsAttributes: analyticsAttributes.optional(),
  analyticsCode: analyticsCode.optional(),
  analyticsHosts: analyticsHosts.optional().meta({ buildOnly: true }),
  allowedHosts: allowedHosts.optional().meta({ buildOnly: true }),
}).overwrite(own => ({ ...own, shipName: own.shipName ?? own.name }))

export const siteContent = defineType({
  type: "SiteContent",
  files: "site.yaml",
  schema,
  checks: [validFormSettings, ...switchChecks],
  fields: {
    announced: {
      type: "Boolean!",
      description: "Whether the announcement is shown at the time of the build; without one it is not.",
      resolve: async ({ announcementFrom: from, announcementTo: to }, { buildTime: built }) =>
        from && to ? isActiveAt(formatSpan(from, to), await built()) : false,
    },
  },
})
