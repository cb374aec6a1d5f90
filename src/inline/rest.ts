/** Between the first screen and the rest of every page, right behind the link to its rules. */
import { holdRest } from "./bring-rest"

holdRest(document.currentScript!.previousElementSibling!)
