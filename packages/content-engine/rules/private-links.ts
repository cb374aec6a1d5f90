import { linksOf } from "../pages/links"
import { asWarning } from "../severity"
import { ofEach, type Rule } from "./rule"

/** What opens for those only who made it, or who are signed in, by what it is called. */
const PRIVATE: [name: string, host: RegExp, path?: RegExp][] = [
  // What is published ("/pub", "/d/e/…") and a form to fill in are for everybody.
  [
    "a document of Google",
    /^(?:docs|sheets|slides)\.google\.com$/,
    /^(?!.*\/(?:pub\w*|viewform)$)(?!.*\/d\/e\/)\/\w+\/(?:u\/\d+\/)?d\//,
  ],
  ["a file in Google Drive", /^drive\.google\.com$/],
  ["a calendar of somebody's own", /^calendar\.google\.com$/, /^\/calendar\/(?:u|r)\b/],
  ["a mailbox", /^(?:mail\.google|outlook\.(?:office|office365|live))\.com$/],
  // "/s/", "/sh/" and "/scl/" are what somebody has shared.
  ["a file in Dropbox", /^dropbox\.com$/, /^\/(?!s\/|sh\/|scl\/)./],
  ["a file in SharePoint", /\.sharepoint\.com$/],
  ["a file in OneDrive", /^onedrive\.live\.com$/],
  ["a page in Notion", /^notion\.so$/],
  [
    "a conversation",
    /^(?:app\.slack\.com|teams\.microsoft\.com|web\.whatsapp\.com|chatgpt\.com|claude\.ai|chat\.openai\.com)$/,
    /^\/(?!share\/)./,
  ],
  ["a conversation", /\.slack\.com$/, /^\/archives\//],
  [
    "a preview of a site",
    /^[\w-]+--[\w-]+\.netlify\.app$|-git-[\w-]+\.vercel\.app$|^[\da-f]{8}\.[\w-]+\.pages\.dev$|\.(?:ngrok(?:-free)?\.(?:io|app|dev)|gitpod\.io|webcontainer\.io|loca\.lt)$/,
  ],
  [
    "a place to work on a site",
    /^(?:app\.netlify\.com|vercel\.com|dash\.cloudflare\.com)$/,
    /^\/(?:sites|projects|dashboard|[\da-f]{32})\b/,
  ],
  ["a place to work on a site", /./, /\/wp-admin\b|^\/admin\/?$/],
]

const problemOf = (url: string): string | undefined => {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined
  const { hostname, pathname } = new URL(url)
  const host = hostname.replace(/^www\./, "")
  const [name] = PRIVATE.find(([, hosts, path]) => hosts.test(host) && (path?.test(pathname) ?? true)) ?? []
  return (
    name &&
    `This leads to ${name}, which visitors may be unable to open. Try it in a private window; if it asks you to sign in, link to a page that is there for everybody.`
  )
}

/** What only the computer can open that it was copied on, or its network. */
const OWN =
  /^(?:file:|[A-Za-z]:[\\/]|(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|10(?:\.\d{1,3}){3}|192\.168\.\d+\.\d+|[\w-]+\.local)(?=[:/]|$))/i

/** @returns what is said of an address that nobody else has */
export const ownComputer = (url: string): string | undefined =>
  OWN.test(url)
    ? `"${url}" is on your own computer or network, where nobody else finds it. Write the address that visitors have: of this site what stands behind its name, such as "/contact".`
    : undefined

/** No link leads to what visitors cannot open. */
const linksOpen = ofEach(entry =>
  linksOf(entry).flatMap(({ url, issue }) => {
    const message = problemOf(url)
    return message ? [asWarning(issue(message))] : []
  }),
)

export const privateLinkRules: Rule[] = [linksOpen]
