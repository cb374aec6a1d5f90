/** At the end of `<body>` of a page with a date. */
import { fillToday } from "./fill-today"

fillToday()
