import type { Graph, Thing } from "schema-dts"
import { toJson } from "./page-data"

/** Facts of a page as schema.org has them (JSON-LD), for search engines and readers. Goes into a page's Head. */
export const StructuredData = ({ graph }: { graph: readonly Thing[] }) => {
  const data: Graph = { "@context": "https://schema.org", "@graph": graph }
  return <script type="application/ld+json">{toJson(data)}</script>
}
