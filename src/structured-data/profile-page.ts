import type { ProfilePage } from "schema-dts"
import { agencyRef } from "./agency"

interface PersonFacts {
  name: string
  path: string
  role: string
}

/** The page of somebody who builds here. */
export const profilePage = (site: { url: string; name: string }, { name, path, role }: PersonFacts): ProfilePage => ({
  "@type": "ProfilePage",
  mainEntity: {
    "@type": "Person",
    name,
    jobTitle: role,
    url: `${site.url}${path}`,
    worksFor: agencyRef(site),
  },
})
