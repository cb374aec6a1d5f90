import { tryMistakes } from "./try-mistakes"

const list = "resources.yaml"
const page = "pages/resources.yaml"

tryMistakes({
  "two resources of one id": [list, "id: first-video", "id: first-guide"],
  "a resource that says not how long it takes": [list, /\n {2}duration: .*/, ""],
  "a first category that is not all": [page, "id: all", "id: every"],
  "two categories of one id": [page, "id: videos", "id: guides"],
  "what a figure counts without the figure": [page, /(\n +)submit: /, '\n    figureLabel: "Readers"\n    submit: '],
})
