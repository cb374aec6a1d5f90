import { post, service, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a full address of this site that leads nowhere": [service, "href: /contact", "href: https://agency.example/nowhere"],
  "a full address of this site with a letter missing": [
    post,
    "(/case-studies)",
    "(https://agency.example/case-studie)",
  ],
  "a full address with www that leads nowhere": [post, "(/case-studies)", "(https://www.agency.example/nowhere)"],
  "a full address of this site with an anchor that is not there": [
    post,
    "(/case-studies)",
    "(https://agency.example/case-studies#nowhere)",
  ],
})
