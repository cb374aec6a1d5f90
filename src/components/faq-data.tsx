/** Questions and answers for search engines (schema.org FAQPage). Goes into a page's Head. */
export const FaqData = ({ items }: { items: readonly Queries.FaqFragment[] }) => {
  const data = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
}
