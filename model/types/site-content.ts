import { z } from "zod"
import { formatPeriod, isActiveAt } from "#browser/announcement"
import { defaulted, defineType, group, heading, list, oneOf, requires, SITE_NAME, text } from "#engine"
import { siteSettingsChecks } from "../rules/site-settings"
import { delivery, validFormSettings } from "../shared/delivery"
import { languageTag } from "../shared/language"
import { groupKey, serviceSlug } from "../shared/references"
import { action, option } from "../shared/schemas"
import {
  allowedHosts,
  analytics,
  analyticsAttributes,
  analyticsCode,
  analyticsHosts,
  announcement,
} from "../shared/site-settings"

const webEditor = group("SiteEditor", "The web editor of the published site.", {
  enabled: z
    .boolean()
    .describe(
      "Adds the web editor to the built site, at /admin/. Default: off, without any of its code. The local one always works.",
    ),
  host: oneOf("Git host that the web editor supports.", {
    github: "GitHub: github.com.",
    gitlab: "GitLab: gitlab.com.",
    bitbucket: "Bitbucket: bitbucket.org.",
  }).describe("Host of the repository; editors sign in there."),
  repository: text('The repository, for example "agency/website".').meta({ examples: ["agency/website"] }),
  branch: text("The published branch. Saving opens a pull request; publishing in the web editor merges it."),
  appId: text("GitLab only: ID of the OAuth application, which needs no secret.", 100).optional(),
  signIn: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe("URL of the OAuth proxy, if the host needs one."),
})

const fields = group("SiteContent", "Brand, contact details, navigation, footer.", {
  name: z
    .string()
    .max(30)
    .regex(SITE_NAME, "must not contain * _ ` ~ | \\ < > [ ] { }, because texts include it")
    .describe("Name of the agency. Texts refer to it as {site.name}.")
    .meta({ examples: ["Studio"] }),
  url: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'must be an address such as "https://studio.example", without a path or a slash at the end',
    )
    .describe("URL of the site, without path or trailing slash.")
    .meta({ examples: ["https://studio.example"] }),
  language: languageTag.optional(),
  description: text("One sentence about the agency, for search engines."),
  tagline: text("Sentence below the logo in the footer."),
  founded: z.int().min(1800).max(2100).describe("Year of foundation."),
  email: z.email().describe("Public email address."),
  phone: z
    .string()
    .regex(/^(?=(?:\D*\d){7})[+(]?\d[\d\s().\/-]{3,}\d$/, 'must be a phone number such as "(555) 555-0142"')
    .describe("Public phone number, as displayed.")
    .meta({ examples: ["(555) 555-0142"] }),
  callingCode: z
    .string()
    .regex(/^\+[1-9]\d{0,2}$/, 'must be a country code such as "+1", in quotes')
    .optional()
    .describe("Country code for phone numbers without one.")
    .meta({ examples: ["+1"] }),
  shipName: defaulted(text("Lettering on the bow of the ship in the `launch` block. Default: the name.")),
  copyright: text("Copyright line of the footer."),
  headerAction: action
    .refine(({ label }) => label.length <= 20, {
      path: ["label"],
      message: "On phones the header button holds at most 20 characters. Shorten the label.",
    })
    .describe("Button in the header."),
  floatingAction: action.describe("Default floating button of pages."),
  navigation: list("Main navigation, at most seven entries. The services menu follows the first.", action, {
    min: 1,
    max: 7,
  }),
  serviceGroups: list(
    "Groups of services in the menu and on pages, in order. Services without a group come last.",
    option({
      value: groupKey("ID, as services refer to it."),
      label: heading("Heading of the group, one or two words."),
      text: text("Purpose of the group, in a few words."),
    }),
  ).optional(),
  social: list("Social networks; links open in a new tab.", action, { max: 8 }),
  footerServicesTitle: text("Heading of the footer's first column: services."),
  footerServices: list("Services in the footer's first column.", serviceSlug("Slug of a service."), {
    min: 1,
    max: 12,
  }),
  footerResourcesTitle: heading("Heading of the footer's second column."),
  footerResources: list("Links of the footer's second column.", action, { min: 1, max: 10 }),
  footerContactTitle: heading("Heading of the footer's last column."),
  footerContact: list("Links of the footer's last column.", action, { min: 1, max: 10 }),
  footerLinks: list("Links of the footer's last row: legal documents.", action, { min: 1, max: 8 }),
  editor: webEditor.meta({ omitFromGraphql: true }),
  contactForm: delivery.optional().describe("Delivery of the contact form. Default: off."),
  newsletterForm: delivery.optional().describe("Delivery of newsletter forms. Default: off."),
  ...announcement,
  analytics: analytics.optional(),
  analyticsAttributes: analyticsAttributes.optional(),
  analyticsCode: analyticsCode.optional(),
  analyticsHosts: analyticsHosts.optional().meta({ omitFromGraphql: true }),
  allowedHosts: allowedHosts.optional().meta({ omitFromGraphql: true }),
})

const schema = requires(fields, {
  announcement: ["announcementFrom", "announcementTo"],
  announcementHref: ["announcement"],
  announcementFrom: ["announcement"],
  announcementTo: ["announcement"],
  analyticsAttributes: ["analytics"],
  analyticsCode: ["analytics"],
  analyticsHosts: ["analytics"],
}).overwrite(data => ({ ...data, shipName: data.shipName ?? data.name }))

export const siteContent = defineType({
  type: "SiteContent",
  files: "site.yaml",
  schema,
  checks: [validFormSettings, ...siteSettingsChecks],
  computedFields: {
    announcementActive: {
      type: "Boolean!",
      description: "True if the announcement is active at build time.",
      resolve: async ({ announcementFrom: from, announcementTo: to }, { buildTime }) =>
        from && to ? isActiveAt(formatPeriod(from, to), await buildTime()) : false,
    },
  },
})
