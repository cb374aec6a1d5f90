import { breadcrumbList } from "./breadcrumb-list"

describe("breadcrumbList", () => {
  test("lists only segments with a page, and URLs of all but the last", () =>
    expect(
      breadcrumbList("https://example.com", [
        { label: "Home", path: "/", isPage: true },
        { label: "For", path: "/for", isPage: false },
        { label: "Dentists", path: "/for/dentists", isPage: true },
        { label: "Berlin", path: "/for/dentists/berlin", isPage: true },
      ]).itemListElement,
    ).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://example.com/" },
      { "@type": "ListItem", position: 2, name: "Dentists", item: "https://example.com/for/dentists" },
      { "@type": "ListItem", position: 3, name: "Berlin" },
    ]))
})
