import type { ProfilePage } from "schema-dts"
import { agencyRef } from "./agency"

interface PersonFacts {
  name: string
  path: string
  role: string
}

/** Returns a team member's profile page. */
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
