/** At the end of `<body>` of the 404 page. */
import { suggestPages } from "./suggest-pages"

void suggestPages()
