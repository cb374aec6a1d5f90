import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { PressAbout } from "../sections/press/about"
import { PressAssets } from "../sections/press/assets"
import { PressContact } from "../sections/press/contact"
import { PressQuotes } from "../sections/press/quotes"
import { Hero } from "../sections/hero"

const PressPage = ({ data: { pressPage }, location }: PageProps<Queries.PressPageQuery>) =>
  pressPage && (
    <Page pathname={location.pathname} stagger={120}>
      <Hero {...pressPage.hero} />
      <PressAbout about={pressPage.about} />
      <PressAssets assets={pressPage.assets} notes={pressPage.assetNotes} />
      {pressPage.quotes && <PressQuotes quotes={pressPage.quotes} />}
      <PressContact contact={pressPage.contact} />
    </Page>
  )

export default PressPage

export const Head = ({ data: { pressPage }, pageContext }: HeadProps<Queries.PressPageQuery, Previewed>) =>
  pressPage && <Seo {...pressPage.meta} path="/press" preview={pageContext.preview} hidden={pageContext.hidden} />

export const query = graphql`
  query PressPage {
    pressPage {
      meta {
        ...PageMeta
      }
      hero {
        ...Hero
      }
      about {
        ...PressAbout
      }
      assetNotes
      assets {
        ...PressAssets
      }
      quotes {
        ...PressQuotes
      }
      contact {
        ...PressContact
      }
    }
  }
`
