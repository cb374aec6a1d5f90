import { tryMistakes } from "./try-mistakes"

tryMistakes({
  "a brand asset whose file is not there": [
    "pages/press.yaml",
    "- drawing: logos\n",
    "- drawing: logos\n      href: /downloads/logos.zip\n",
  ],
})
