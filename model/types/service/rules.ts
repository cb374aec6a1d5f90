import type { z } from "zod"
import { type Check, ofType } from "../../../packages/content-engine"
import { choicesOf, optionExists } from "../../parts/lead"
import { partsKnown } from "../../parts/references"
import { siteContent } from "../site-content"
import type { shape } from "./shape"

type Data = z.infer<typeof shape>

/** A service stands in a group that the site has, or in none. */
export const groupKnown: Check<Data> = (_, entry, { entries }) => {
  const groups = ofType(entries, siteContent)[0]?.data.serviceGroups
  return groups
    ? partsKnown(
        [entry],
        ["group"],
        ({ group }) => group,
        groups.map(({ value }) => value),
        "site.yaml",
      )
    : []
}

/** The project type that the contact form is to choose is one of its options. */
export const projectTypeExists: Check<Data> = ({ projectType }, entry, { entries }) =>
  optionExists(projectType, choicesOf(entries, "projectType"), entry, ["projectType"])
