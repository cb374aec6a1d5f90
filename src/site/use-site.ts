import { graphql, useStaticQuery } from "gatsby"

/**
 * Returns brand, navigation and footer (content/site.yaml), interface texts (words.yaml), pages with a menu label, and
 * the services in order.
 */
export const useSite = () => {
  const { site, words, menu, posts, allService } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      menu: allPage(filter: { menu: { ne: null }, hidden: { ne: true } }, sort: { path: ASC }) {
        nodes {
          label: menu
          href: path
        }
      }
      posts: blogCategory(yamlId: { eq: "all" }) {
        meta {
          title
        }
      }
      site: siteContent {
        name
        url
        tagline
        founded
        email
        phone
        callingCode
        shipName
        copyright
        headerAction {
          label
          href
        }
        floatingAction {
          label
          href
        }
        navigation {
          label
          href
        }
        serviceGroups {
          value
          label
          text
        }
        social {
          label
          href
        }
        footerServicesTitle
        footerServices: footerServiceIds
        footerResourcesTitle
        footerResources {
          label
          href
        }
        footerContactTitle
        footerContact {
          label
          href
        }
        footerLinks {
          label
          href
        }
        announcement
        announcementHref
        announcementFrom
        announcementTo
        announcementActive
        analytics
        analyticsAttributes
        analyticsCode
      }
      words {
        skipToContent
        mainNavigation
        breadcrumb
        home
        services
        openMenu
        closeMenu
        changeTheme
        themeSystem
        themeLight
        themeDark
        newTab
        mostPopular
        recommended
        typicalTimeline
        timelineAlt
        starRating
        compare
        notIncluded
        quotation
        contact {
          ...ContactWords
        }
        library {
          ...LibraryWords
        }
        estimator {
          ...EstimatorWords
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          slug
          name
          path
          hidden
          group
        }
      }
    }
  `)
  if (!site || !words) throw new Error("content/site.yaml and words.yaml were not sourced.")
  // Pages with a menu label follow the links of content/site.yaml.
  const pageLinks = menu.nodes.flatMap(({ label, href }) => (label ? [{ label, href }] : []))
  return {
    ...site,
    words,
    navigation: [...site.navigation, ...pageLinks],
    services: allService.nodes,
    serviceGroups: site.serviceGroups ?? [],
    /** Undefined without a blog. */
    feedTitle: posts?.meta.title,
  }
}
