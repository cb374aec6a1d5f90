import { neverRun } from "../../../gatsby/browser-parts"

test("a plugin that works in the browser is told of by its name, with what to do", () => {
  const counter = { name: "gatsby-plugin-google-gtag", browserAPIs: ["onRouteUpdate"] }
  const manifest = { name: "gatsby-plugin-manifest", browserAPIs: ["onRouteUpdate"] }
  const sitemap = { name: "gatsby-plugin-sitemap", browserAPIs: [] }
  expect(neverRun([counter, manifest, sitemap])).toEqual([
    expect.stringMatching(/^gatsby-plugin-google-gtag .*\(onRouteUpdate .*<script>/),
  ])
})
