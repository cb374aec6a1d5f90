import { z } from "zod"
import { action, text } from "./common"

const labels = z
  .strictObject({
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
    typicalTimeline: text("Timeline of a package; {weeks} is replaced."),
    timelineAlt: text("The week ruler, for people who do not see it; {from}, {to} and {weeks} are replaced."),
    starRating: text("Stars of a testimonial, for people who do not see them; {rating} is replaced."),
    notIncluded: text("Before a line that a plan does not include, for assistive technology."),
  })
  .meta({ id: "SiteLabels", description: "Words of the interface that no page owns." })

export const site = z
  .strictObject({
    name: text("Name of the agency."),
    url: z.url({ protocol: /^https$/ }).describe("Address of the site, without a slash at the end."),
    description: text("One sentence about the agency, for search engines."),
    tagline: text("Sentence under the logo in the footer."),
    founded: z.int().describe("Year of foundation."),
    email: z.email().describe("Public email address."),
    phone: text("Public phone number, as shown."),
    shipName: text("Lettering on the bow of the drawn ship."),
    copyright: text("Copyright line at the bottom."),
    headerAction: action.describe("Button in the header."),
    floatingAction: action.describe("Floating button of pages that have none of their own."),
    navigation: z.array(action).min(1).describe("Main navigation. The services menu is shown after the first entry."),
    social: z.array(action).describe("Social networks; open in a new tab."),
    footer: z
      .strictObject({
        servicesTitle: text("Heading of the services column."),
        services: z.array(z.string()).min(1).describe("Slugs of the services to list."),
        columns: z.array(
          z.strictObject({ title: text("Heading."), links: z.array(action).min(1) }).meta({ id: "FooterColumn", description: "A column of links." }),
        ),
        legal: z.array(action).min(1).describe("Links of the bottom row."),
      })
      .meta({ id: "SiteFooter", description: "Footer." }),
    breadcrumbs: z
      .array(
        z
          .strictObject({ segment: text("Part of an address."), label: text("What the breadcrumb shows for it.") })
          .meta({ id: "BreadcrumbLabel", description: "Friendly name of a part of an address." }),
      )
      .describe("Friendly names of parts of addresses. Services have theirs in their own files; any other part is shown capitalised."),
    labels,
  })
  .meta({ id: "SiteContent", description: "Brand, contact details, navigation, footer." })
