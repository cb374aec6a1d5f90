/** At the end of `<body>` of the contact page, where site.yaml has office hours. */
import { showReply } from "./show-reply"

showReply()
