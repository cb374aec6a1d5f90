/** At the end of `<body>` of pages with a form that the browser checks. */
import { bringChecks } from "./bring-checks"

bringChecks()
