/** Between the first screen and the rest of every page, right behind the link to its rules. */
import { bringRest } from "./bring-rest"

bringRest(document.currentScript!.previousElementSibling!)
