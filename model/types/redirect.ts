import { z } from "zod"
import { defineType, group, unique, withoutSlash } from "#engine"

const shape = group("Redirect", "An address that has moved.", {
  from: z
    .string()
    .regex(/^(\/[A-Za-z0-9._~-]+)+$/, 'must be an old address of this site such as "/blog/old-name"')
    .describe('The old address, without the site\'s name and without a slash at the end: "/blog/old-name".')
    .meta({ examples: ["/blog/old-name"] }),
  to: z
    .string()
    .regex(/^(\/|https:\/\/)[^\s"'$\\{}<>]*$/, 'must be an address of this site such as "/pricing", or a full one')
    .overwrite(withoutSlash)
    .describe('The page that is shown instead: an address of this site, with "#part" if need be, or a full one.')
    .meta({ kind: "link", examples: ["/pricing"] }),
})

export const redirect = defineType({
  type: "Redirect",
  files: "redirects.yaml",
  shape,
  list: true,
  mayBeEmpty: true,
  checksTogether: [unique("from")],
})
