import { graphql, useStaticQuery } from "gatsby"
import { AllCases } from "./all"
import { BuiltCase } from "./built"
import { CaseCategories } from "./categories"
import { FeaturedCases } from "./featured"

/** How many are shown large. */
const LARGE = 2

const useCases = () =>
  useStaticQuery<Queries.CasesQuery>(graphql`
    query Cases {
      allCaseStudy(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          featured
          ...CaseLarge
          ...CaseCard
          ...CaseBuilt
        }
      }
      words {
        caseStudy {
          ...CaseWords
        }
      }
    }
  `)

/** Case studies: the category buttons, some cases large, and all of them on one sheet. */
export const Cases = ({ id, title, show, buttons, all }: Queries.CasesBlockFragment) => {
  const { allCaseStudy, words } = useCases()
  const cases = allCaseStudy.nodes
  if (!words || cases.length === 0) return null
  const large = cases.filter(({ featured }) => featured).slice(0, LARGE)
  const given = { words: words.caseStudy, title, id: id ?? undefined }
  return (
    <>
      {buttons && <CaseCategories {...buttons} categories={words.caseStudy.categories} />}
      {show === "built" ? <BuiltCase {...given} cases={large} /> : <FeaturedCases {...given} cases={large} />}
      {all && <AllCases {...all} words={words.caseStudy} cases={cases} large={show === "built" ? [] : large} />}
    </>
  )
}

export const query = graphql`
  fragment CasesBlock on CasesBlock {
    id
    title
    show
    buttons {
      name
      all
      inert
    }
    all {
      title
      lead
    }
  }
  fragment CaseWords on CaseStudyWords {
    weeks
    minutes
    live
    rulerAlt
    more
    categories {
      category
      label
    }
  }
`
