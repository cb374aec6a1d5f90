/** At the end of `<body>` of a page with contents of its own. */
import { markCurrentSection } from "./current-section"

markCurrentSection()
