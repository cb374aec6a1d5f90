/** A module at the end of every page. It is run by itself, so that no page is laid out in the task that read it. */
import { bringRest } from "./bring-rest"

bringRest()
