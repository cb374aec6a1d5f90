/** At the end of `<body>` of the 404 page. The list that it asks for would else come before the first paint. */
import { afterFirstPaint } from "./after-first-paint"
import { suggestPages } from "./suggest-pages"

afterFirstPaint(() => void suggestPages())
