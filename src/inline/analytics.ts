/** At the end of `<body>` of every page, where site.yaml has visits counted. */
import { countVisit } from "./count-visit"

countVisit()
