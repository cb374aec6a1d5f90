/** At the end of `<body>` of a page that can be shared. */
import { sharePage } from "./share-page"

sharePage()
