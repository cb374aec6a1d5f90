/** At the end of `<body>` of a page with a filter. */
import { keepFilter } from "./filter-address"

keepFilter()
