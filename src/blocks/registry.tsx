import { graphql } from "gatsby"
import type { ComponentType } from "react"
import { Answers } from "./answers/answers"
import { Banner } from "./banner/banner"
import type { BlockProps, PageOfBlock } from "./block"
import { Examples } from "./examples/examples"
import { Categories } from "./categories/categories"
import { Contact } from "./contact/contact"
import { EstimatorSection } from "./estimator/estimator"
import { Facts } from "./facts/facts"
import { Faq } from "./faq/faq"
import { Hero } from "./hero/hero"
import { Items } from "./items/items"
import { Packages } from "./packages/packages"
import { Results } from "./results/results"
import { Posts } from "./posts/posts"
import { Services } from "./services/services"
import { Stats } from "./stats/stats"
import { Steps } from "./steps/steps"
import { Newsletter } from "./newsletter/newsletter"
import { Plans } from "./plans/plans"
import { Story } from "./story/story"
import { Subjects } from "./subjects/subjects"
import { Testimonials } from "./testimonials/testimonials"
import { Tools } from "./tools/tools"
import { Topics } from "./topics/topics"
import { Ways } from "./ways/ways"

type Block = Queries.BlocksFragment

/** The component of every block, by its type in GraphQL. */
const components: { [Name in Block["__typename"]]: ComponentType<BlockProps<Extract<Block, { __typename: Name }>>> } = {
  AnswersBlock: Answers,
  BannerBlock: Banner,
  ExamplesBlock: Examples,
  CategoriesBlock: Categories,
  ContactBlock: Contact,
  EstimatorBlock: EstimatorSection,
  FactsBlock: Facts,
  FaqBlock: Faq,
  HeroBlock: Hero,
  ItemsBlock: Items,
  PackagesBlock: Packages,
  ResultsBlock: Results,
  ServicesBlock: Services,
  StatsBlock: Stats,
  StepsBlock: Steps,
  NewsletterBlock: Newsletter,
  PlansBlock: Plans,
  PostsBlock: Posts,
  StoryBlock: Story,
  SubjectsBlock: Subjects,
  TestimonialsBlock: Testimonials,
  ToolsBlock: Tools,
  TopicsBlock: Topics,
  WaysBlock: Ways,
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
    ...BannerBlock
    ...ExamplesBlock
    ...CategoriesBlock
    ...ContactBlock
    ...EstimatorBlock
    ...FactsBlock
    ...FaqBlock
    ...HeroBlock
    ...ItemsBlock
    ...PackagesBlock
    ...ResultsBlock
    ...ServicesBlock
    ...StatsBlock
    ...StepsBlock
    ...NewsletterBlock
    ...PlansBlock
    ...PostsBlock
    ...StoryBlock
    ...SubjectsBlock
    ...TestimonialsBlock
    ...ToolsBlock
    ...TopicsBlock
    ...WaysBlock
  }
`
