import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { FaqHelp } from "../sections/faq/help"
import { FaqTopics } from "../sections/faq/topics"
import { Hero } from "../sections/hero"
import { faqPageData } from "../structured-data/faq-page"

const FaqPage = ({ data: { faqPage }, location }: PageProps<Queries.FaqPageQuery>) =>
  faqPage && (
    <Page pathname={location.pathname}>
      <Hero {...faqPage.hero} />
      <FaqTopics topics={faqPage.topics} />
      <FaqHelp help={faqPage.help} />
    </Page>
  )

export default FaqPage

export const Head = ({ data: { faqPage }, pageContext }: HeadProps<Queries.FaqPageQuery, Previewed>) =>
  faqPage && (
    <Seo
      {...faqPage.meta}
      path="/faq"
      preview={pageContext.preview}
      hidden={pageContext.hidden}
      data={() => [faqPageData(faqPage.topics.items.flatMap(({ items }) => items))]}
    />
  )

export const query = graphql`
  query FaqPage {
    faqPage {
      meta {
        ...PageMeta
      }
      hero {
        title
        lead
        picture {
          ...Photo
        }
        alt
      }
      topics {
        ...FaqTopics
      }
      help {
        ...FaqHelp
      }
    }
  }
`
