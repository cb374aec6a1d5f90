import { graphql, useStaticQuery } from "gatsby"

/**
 * Brand, navigation, footer and interface words (content/site.yaml), the pages that name themselves for
 * the menu, and the services of the menu in their order.
 */
export const useSite = () => {
  const { site, menu, posts, allService } = useStaticQuery<Queries.LayoutQuery>(graphql`
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
        description
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
        footerTitle
        footerServices: footerServiceIds
        footerColumns {
          title
          links {
            label
            href
          }
        }
        footerLinks {
          label
          href
        }
        breadcrumbs {
          value
          label
        }
        announcement {
          text
          href
          from
          to
        }
        announced
        analytics {
          src
          attributes {
            name
            value
          }
        }
        labels {
          skipToContent
          mainNavigation
          footerNavigation
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
  if (!site) throw new Error("content/site.yaml was not sourced.")
  // What pages call themselves in the menu follows what content/site.yaml lists.
  const further = menu.nodes.flatMap(({ label, href }) => (label ? [{ label, href }] : []))
  return {
    ...site,
    navigation: [...site.navigation, ...further],
    services: allService.nodes,
    groups: site.serviceGroups ?? [],
    /** What the blog's feed is called; nothing where there is no blog. */
    feed: posts?.meta.title,
  }
}
