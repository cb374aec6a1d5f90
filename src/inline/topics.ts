/** At the end of `<body>` of a page with topics. */
import { showTopics } from "./show-topics"

showTopics()
