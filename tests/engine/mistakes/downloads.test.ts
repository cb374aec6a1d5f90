import { tryMistakes } from "./try-mistakes"

tryMistakes({
  "a brand asset whose file is not there": [
    "pages/press.yaml",
    "- picture: drawings/one.svg\n",
    "- picture: drawings/one.svg\n        href: /downloads/logos.zip\n",
  ],
})
