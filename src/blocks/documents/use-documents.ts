import { graphql, useStaticQuery } from "gatsby"
import { language } from "#site/language"

/** All legal documents, by their titles as the language sorts them, the last first. */
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
  return [...allLegalDocument.nodes].sort((one, other) => other.title.localeCompare(one.title, language()))
}
