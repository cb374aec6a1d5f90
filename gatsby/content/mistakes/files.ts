import type { Mistake } from "./mistake"

export const filesMistakes: Mistake[] = [
  {
    mistake: "a file that is gone",
    file: "pages/home.yaml",
    change: "gone",
    told: ["content/pages/home.yaml:1:1 This file is missing. Restore it."],
  },
  {
    mistake: "a page under another name",
    file: "pages/home.yaml",
    change: { renamed: "pages/hmoe.yaml" },
    told: [
      'content/pages/hmoe.yaml:1:1 No page reads this file. Did you mean "pages/home.yaml"? Move or delete it.',
      "content/pages/home.yaml:1:1 This file is missing. Restore it.",
    ],
  },
  {
    mistake: "the ending .yml",
    file: "services/paid-ads.yaml",
    change: { renamed: "services/paid-ads.yml" },
    told: [
      'content/services/paid-ads.yml:1:1 No page reads this file, because its ending is ".yml". Rename it to "paid-ads.yaml".',
    ],
  },
  {
    mistake: "the ending .YAML",
    file: "services/paid-ads.yaml",
    change: { renamed: "services/paid-ads.YAML" },
    told: [
      'content/services/paid-ads.YAML:1:1 No page reads this file, because its ending is ".YAML". Rename it to "paid-ads.yaml".',
    ],
  },
  {
    mistake: "the ending .md",
    file: "blog/post-template.mdx",
    change: { renamed: "blog/post-template.md" },
    told: [
      'content/blog/post-template.md:1:1 No page reads this file, because its ending is ".md". Rename it to "post-template.mdx".',
    ],
  },
  {
    mistake: "a post in the folder of services",
    file: "blog/post-template.mdx",
    change: { renamed: "services/post-template.mdx" },
    told: [
      "content/services/post-template.mdx:1:1 No page reads this file. Files of this kind are: blog/*.mdx, legal/*.mdx. Move or delete it.",
    ],
  },
  {
    mistake: "a service in a folder that is not there",
    file: "services/paid-ads.yaml",
    change: { renamed: "service/paid-ads.yaml" },
    told: [
      'content/blog/the-ad-budget-below-which-you-learn-nothing.mdx:81:341 No page has the address "/services/paid-ads". Look the page up on the site and copy what stands behind the site\'s name.',
      'content/service/paid-ads.yaml:1:1 No page reads this file. Did you mean "services/paid-ads.yaml"? Move or delete it.',
    ],
  },
  {
    mistake: "a file of YAML in no folder",
    file: "services/paid-ads.yaml",
    change: { renamed: "paid-ads.yaml" },
    told: [
      'content/blog/the-ad-budget-below-which-you-learn-nothing.mdx:81:341 No page has the address "/services/paid-ads". Look the page up on the site and copy what stands behind the site\'s name.',
      "content/paid-ads.yaml:1:1 No page reads this file. Files of this kind are: site.yaml, services/*.yaml, case-studies/*.yaml, testimonials.yaml, blog-categories.yaml, resources.yaml. Move or delete it.",
    ],
  },
  {
    mistake: "a file nobody can use",
    file: "services/paid-ads.yaml.bak",
    change: { asset: true },
    told: [
      "content/services/paid-ads.yaml.bak:1:1 No page uses this file. In content/ there are .yaml and .mdx files and images (.svg, .png, .jpg, .webp, .avif). Convert, move or delete it.",
    ],
  },
  {
    mistake: "an image among the services",
    file: "services/ship.png",
    change: { asset: true },
    told: [
      "content/services/ship.png:1:1 Images lie in content/images/, or beside the post that shows them. Move the file.",
    ],
  },
]
