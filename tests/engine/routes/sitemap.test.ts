import { sitemap } from "../../../gatsby/sitemap"

test("the sitemap has each page once, in one order, and the days of posts", () => {
  const page = (path: string, pageContext = {}) => ({ path, pageContext })
  const post = (path: string, modified: string | null) => ({ path, published: "2026-01-01", modified })
  const pages = sitemap.resolvePages({
    allSitePage: {
      nodes: [
        page("/team", { canonical: "/team" }),
        page("/people", { canonical: "/team" }),
        page("/sent", { hidden: true }),
        page("/blog/two"),
        page("/blog/one"),
      ],
    },
    allBlogPost: { nodes: [post("/blog/one", null), post("/blog/two", "2026-02-01")] },
  })
  expect(pages.map(sitemap.serialize)).toEqual([
    { url: "/blog/one", lastmod: "2026-01-01" },
    { url: "/blog/two", lastmod: "2026-02-01" },
    { url: "/team" },
  ])
})
