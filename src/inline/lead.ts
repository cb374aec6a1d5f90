/** At the end of `<body>` of the contact page. */
import { fillLead } from "./fill-lead"

fillLead(location.search)
