import { graphql, useStaticQuery } from "gatsby"
import { language } from "#site/language"

/** Returns all legal documents in reverse alphabetical order of their titles. */
export const useDocuments = () => {
  const { allLegalDocument } = useStaticQuery<Queries.DocumentsQuery>(graphql`
    query Documents {
      allLegalDocument {
        nodes {
          title
          summary
          path
        }
      }
    }
  `)
  return [...allLegalDocument.nodes].sort((a, b) => b.title.localeCompare(a.title, language()))
}
