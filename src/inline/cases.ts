/** At the end of `<body>` of the case studies, where their categories filter. */
import { filterCases } from "./filter-cases"

filterCases()
