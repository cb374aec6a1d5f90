/** A module, run once the page is read, and by itself: so no page is laid out in the task that has read it. */
import { bringRest } from "./bring-rest"

bringRest()
