import { post, service, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a file that is gone": ["pages/home.yaml", "gone"],
  "a file under another name": ["prices.yaml", { renamed: "pirces.yaml" }],
  "the ending .yml": [service, { renamed: "services/first-service.yml" }],
  "the ending .YAML": [service, { renamed: "services/first-service.YAML" }],
  "the ending .md": [post, { renamed: "blog/first-post.md" }],
  "a post in the folder of services": [post, { renamed: "services/first-post.mdx" }],
  "a service in a folder that is not there": [service, { renamed: "service/first-service.yaml" }],
  "a file of YAML in no folder": [service, { renamed: "first-service.yaml" }],
  "a file that no longer says its kind": ["prices.yaml", /^.*Prices.json\n/, ""],
  "a file that says another kind": ["prices.yaml", "Prices.json", "Claim.json"],
  "a list that says no kind": ["team.yaml", /^.*TeamMember.json\n/, ""],
  "a file nobody can use": ["services/first-service.yaml.bak", { asset: true }],
})
