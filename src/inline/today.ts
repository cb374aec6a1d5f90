/**
 * At the end of `<body>` of a page with a date. The first date that a browser writes takes a slow phone 50 ms, which
 * the page need not wait for: the date has its room.
 */
import { afterFirstPaint } from "./after-first-paint"
import { fillToday } from "./fill-today"

afterFirstPaint(fillToday)
