import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { ResourceLibrary } from "../sections/resources/resource-library"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { Newsletter } from "../blocks/newsletter/newsletter"
import { Hero } from "../sections/hero"
import { LibrarySection } from "../sections/resources/library-section"

const ResourcesPage = ({ data: { resourcesPage, allResource }, location }: PageProps<Queries.ResourcesPageQuery>) =>
  resourcesPage && (
    <Page pathname={location.pathname}>
      <Hero {...resourcesPage.hero} />
      <LibrarySection title={resourcesPage.library.title}>
        <ResourceLibrary words={resourcesPage.library} resources={allResource.nodes} />
      </LibrarySection>
      <Newsletter {...resourcesPage.newsletter} id="newsletter" checked={false} />
      <Banner banner={resourcesPage.banner} />
    </Page>
  )

export default ResourcesPage

export const Head = ({ data: { resourcesPage }, pageContext }: HeadProps<Queries.ResourcesPageQuery, Previewed>) =>
  resourcesPage && (
    <Seo {...resourcesPage.meta} path="/resources" preview={pageContext.preview} hidden={pageContext.hidden} />
  )

export const query = graphql`
  query ResourcesPage {
    resourcesPage {
      meta {
        ...PageMeta
      }
      hero {
        title
        lead
        primary {
          ...Action
        }
        picture {
          ...Photo
        }
        alt
      }
      library {
        ...ResourcesLibrary
      }
      newsletter {
        title
        lead: text
        figure
        figureLabel
        emailLabel
        placeholder
        submit: button
        note
        inert
      }
      banner {
        ...Banner
      }
    }
    allResource {
      nodes {
        ...Resource
      }
    }
  }
`
