/** Right behind the announcement, before it is painted. */
import { showAnnouncement } from "./show-announcement"

showAnnouncement()
