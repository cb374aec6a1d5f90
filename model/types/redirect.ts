import { z } from "zod"
import { defineType, group, uniqueField, stripTrailingSlash } from "#engine"

const schema = group("Redirect", "An address that has moved.", {
  from: z
    .string()
    .regex(/^(\/[A-Za-z0-9._~-]+)+$/, 'must be an old address of this site such as "/blog/old-name"')
    .describe('The old address, without the site\'s name and without a slash at the end: "/blog/old-name".')
    .meta({ examples: ["/blog/old-name"] }),
  to: z
    .string()
    .regex(/^(\/|https:\/\/)[^\s"'$\\{}<>]*$/, 'must be an address of this site such as "/pricing", or a full one')
    .overwrite(stripTrailingSlash)
    .describe('The page that is shown instead: an address of this site, with "#part" if need be, or a full one.')
    .meta({ format: "link", examples: ["/pricing"] }),
})

export const redirect = defineType({
  type: "Redirect",
  files: "redirects.yaml",
  schema,
  list: true,
  allowEmpty: true,
  collectionChecks: [uniqueField("from")],
})
