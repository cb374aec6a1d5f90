import { graphql } from "gatsby"
import type { ComponentType } from "react"
import { Answers } from "./answers/answers"
import { Assets } from "./assets/assets"
import { Banner } from "./banner/banner"
import { Cases } from "./cases/cases"
import { Categories } from "./categories/categories"
import { Contact } from "./contact/contact"
import { Documents } from "./documents/documents"
import { EstimatorSection } from "./estimator/estimator"
import { Faq } from "./faq/faq"
import { Hero } from "./hero/hero"
import { Items } from "./items/items"
import { Library } from "./library/library"
import { Newsletter } from "./newsletter/newsletter"
import { Openings } from "./openings/openings"
import { Packages } from "./packages/packages"
import { Payments } from "./payments/payments"
import { People } from "./people/people"
import { Plans } from "./plans/plans"
import { Posts } from "./posts/posts"
import { Quotes } from "./quotes/quotes"
import { Schedule } from "./schedule/schedule"
import { Services } from "./services/services"
import { Stats } from "./stats/stats"
import { Steps } from "./steps/steps"
import { Story } from "./story/story"
import { TableOfRows } from "./table/table"
import { Testimonials } from "./testimonials/testimonials"
import type { BlockProps, PageOfBlock } from "./block"

type Block = Queries.BlocksFragment

/** The component of every block, by its type in GraphQL. */
const components: { [Name in Block["__typename"]]: ComponentType<BlockProps<Extract<Block, { __typename: Name }>>> } = {
  AnswersBlock: Answers,
  AssetsBlock: Assets,
  BannerBlock: Banner,
  CasesBlock: Cases,
  CategoriesBlock: Categories,
  ContactBlock: Contact,
  DocumentsBlock: Documents,
  EstimatorBlock: EstimatorSection,
  FaqBlock: Faq,
  HeroBlock: Hero,
  ItemsBlock: Items,
  LibraryBlock: Library,
  NewsletterBlock: Newsletter,
  OpeningsBlock: Openings,
  PackagesBlock: Packages,
  PaymentsBlock: Payments,
  PeopleBlock: People,
  PlansBlock: Plans,
  PostsBlock: Posts,
  QuotesBlock: Quotes,
  ScheduleBlock: Schedule,
  ServicesBlock: Services,
  StatsBlock: Stats,
  StepsBlock: Steps,
  StoryBlock: Story,
  TableBlock: TableOfRows,
  TestimonialsBlock: Testimonials,
}

interface BlocksProps {
  blocks: readonly Block[]
  page: PageOfBlock
}

/** Blocks in their order. */
export const Blocks = ({ blocks, page }: BlocksProps) =>
  blocks.map(({ __typename: name, ...fields }, index) => {
    // Each block has its own component; TypeScript cannot pair the members of two unions.
    const Component = components[name] as ComponentType<BlockProps<typeof fields>>
    return <Component key={index} {...fields} page={page} />
  })

export const query = graphql`
  fragment Blocks on Block {
    __typename
    ...AnswersBlock
    ...AssetsBlock
    ...BannerBlock
    ...CasesBlock
    ...CategoriesBlock
    ...ContactBlock
    ...DocumentsBlock
    ...EstimatorBlock
    ...FaqBlock
    ...HeroBlock
    ...ItemsBlock
    ...LibraryBlock
    ...NewsletterBlock
    ...OpeningsBlock
    ...PackagesBlock
    ...PaymentsBlock
    ...PeopleBlock
    ...PlansBlock
    ...PostsBlock
    ...QuotesBlock
    ...ScheduleBlock
    ...ServicesBlock
    ...StatsBlock
    ...StepsBlock
    ...StoryBlock
    ...TableBlock
    ...TestimonialsBlock
  }
`
