import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../../components/seo"
import { Page } from "../../layout/page"
import { type AnswerGroup, AllAnswers } from "../../sections/faq/all-answers"
import { Hero } from "../../sections/hero"

type Data = Queries.AnswersPageQuery

/** The answers of every page that has some, the general ones first. */
const groupsOf = ({ faqPage, homePage, pricingPage, contactPage, allService }: Data): AnswerGroup[] => {
  const own = [
    { path: "/", id: "home", faqs: homePage?.faqs },
    { path: "/pricing", id: "pricing", faqs: pricingPage?.hidden ? null : pricingPage?.faqs },
    { path: "/contact", id: "contact", faqs: contactPage?.faqs },
  ]
  return [
    ...(faqPage?.hidden ? [] : (faqPage?.topics.items ?? [])).map(({ id, title, items }) => ({
      id,
      title,
      path: "/faq",
      items,
    })),
    ...own.flatMap(({ faqs, ...page }) => (faqs ? [{ ...page, title: faqs.title, items: faqs.items }] : [])),
    ...allService.nodes.flatMap(({ slug, name, path, faqs }) =>
      faqs ? [{ id: slug, title: name, path, items: faqs.items }] : [],
    ),
  ]
}

const AnswersPage = ({ data, location }: PageProps<Data>) =>
  data.answersPage && (
    <Page pathname={location.pathname} title={data.answersPage.title}>
      <Hero title={data.answersPage.title} lead={data.answersPage.lead} />
      <AllAnswers contents={data.answersPage.contents} groups={groupsOf(data)} />
    </Page>
  )

export default AnswersPage

export const Head = ({ data: { answersPage }, pageContext }: HeadProps<Data, Previewed>) =>
  answersPage && (
    <Seo {...answersPage.meta} path="/faq/all" preview={pageContext.preview} crumbs={{ title: answersPage.title }} />
  )

export const query = graphql`
  query AnswersPage {
    answersPage {
      meta {
        ...PageMeta
      }
      title
      lead
      contents
    }
    faqPage {
      hidden
      topics {
        items {
          id
          title
          items {
            ...Faq
          }
        }
      }
    }
    homePage {
      faqs {
        ...AnswerGroup
      }
    }
    pricingPage {
      hidden
      faqs {
        ...AnswerGroup
      }
    }
    contactPage {
      faqs {
        ...AnswerGroup
      }
    }
    allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
      nodes {
        slug
        name
        path
        faqs {
          ...AnswerGroup
        }
      }
    }
  }
`
