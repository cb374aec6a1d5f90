import { graphql, useStaticQuery } from "gatsby"
import type { Fields } from "../block"
import { AllCases } from "./all-cases"
import { CaseCategories } from "./case-categories"
import { DeliverableCase } from "./deliverable-case"
import { FeaturedCases } from "./featured-cases"
import type { casesSchema } from "./schema"

/** Maximum number of featured case studies, which are large. */
const MAX_FEATURED = 2

const useCases = () =>
  useStaticQuery<Queries.CasesQuery>(graphql`
    query Cases {
      allCaseStudy(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          featured
          ...CaseCard
        }
      }
      words {
        caseStudy {
          ...CaseWords
        }
      }
    }
  `)

/** Category buttons, featured case studies, and a list of all case studies. */
export const CasesBlock = ({
  id,
  title,
  showDeliverable,
  buttonsLabel,
  allLabel,
  disabledNote,
  allTitle,
  allLead,
}: Fields<typeof casesSchema>) => {
  const { allCaseStudy, words } = useCases()
  const cases = allCaseStudy.nodes
  if (!words || cases.length === 0) return null
  const featuredCases = cases.filter(({ featured }) => featured).slice(0, MAX_FEATURED)
  const sharedProps = { words: words.caseStudy, title, id }
  return (
    <>
      {buttonsLabel && allLabel && (
        <CaseCategories
          name={buttonsLabel}
          allLabel={allLabel}
          disabledNote={disabledNote}
          categories={words.caseStudy.categories}
        />
      )}
      {showDeliverable ? (
        <DeliverableCase {...sharedProps} cases={featuredCases} />
      ) : (
        <FeaturedCases {...sharedProps} cases={featuredCases} />
      )}
      {allTitle && (
        <AllCases
          title={allTitle}
          lead={allLead}
          words={words.caseStudy}
          cases={cases}
          featuredCases={showDeliverable ? [] : featuredCases}
        />
      )}
    </>
  )
}

export const query = graphql`
  fragment CaseCard on CaseStudy {
    title
    path
    client
    industry
    category
    description
    challenge
    readTime
    timeline
    launch
    picture {
      ...Picture
    }
    alt
    deliverable {
      title
      picture {
        ...Picture
      }
      alt
    }
    results {
      ...Stat
    }
  }
  fragment CaseWords on CaseStudyWords {
    weeks
    minutes
    live
    rulerAlt
    more
    categories {
      value
      label
    }
  }
`
