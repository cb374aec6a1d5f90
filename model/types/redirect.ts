import { z } from "zod"
import { defineType, group, stripTrailingSlash, uniqueField } from "#engine"

const schema = group("Redirect", "A redirect.", {
  from: z
    .string()
    .regex(/^(\/[A-Za-z0-9._~-]+)+$/, 'must be an old path of this site such as "/blog/old-name"')
    .describe('Old path, without host and trailing slash: "/blog/old-name".')
    .meta({ examples: ["/blog/old-name"] }),
  to: z
    .string()
    .regex(/^(\/|https:\/\/)[^\s"'$\\{}<>]*$/, 'must be a path of this site such as "/pricing", or a full URL')
    .overwrite(stripTrailingSlash)
    .describe('Target: a path of this site, optionally with "#part", or a full URL.')
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
