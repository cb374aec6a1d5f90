import { graphql, useStaticQuery } from "gatsby"

/** Returns the labels of posts and post lists (content/words.yaml). */
export const usePostLabels = () => {
  const { words } = useStaticQuery<Queries.PostWordsQuery>(graphql`
    query PostWords {
      words {
        post {
          readTime
          views
          by
          details
          feed
        }
      }
    }
  `)
  if (!words) throw new Error("content/words.yaml was not sourced.")
  return words.post
}
