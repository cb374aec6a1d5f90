/** At the end of `<body>` of the blog, where its search is connected. */
import { loadSearch } from "./load-search"

loadSearch()
