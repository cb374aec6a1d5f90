import { suggestReference } from "../reading/find-invalid-references"

describe("suggestReference", () => {
  const claims = ["replyHours", "startWeeks", "cpcGrowth", "q1Leads", "CTR", "reply days", "CPC"]
  const ranges = ["startWeeks.from", "startWeeks.to"]
  const references = [...[...claims, ...ranges].map(name => `claim.${name}`), "site.name", "site.email", "site.phone"]

  test.each([
    ["{replyHours}", "claim.replyHours"],
    ["{{ replyHours }}", "claim.replyHours"],
    ["[reply hours]", "claim.replyHours"],
    ["{Reply-Hours}", "claim.replyHours"],
    ["{replyHour}", "claim.replyHours"],
    ["{rpelyHours}", "claim.replyHours"],
    ["{claim reply hours}", "claim.replyHours"],
    ["{claims:replyHours}", "claim.replyHours"],
    ["{claim.replyHours.from}", "claim.replyHours"],
    ["{claim.startWeek.from}", "claim.startWeeks.from"],
    ["{startWeeks.max}", "claim.startWeeks"],
    ["{site name}", "site.name"],
    ["{siteName}", "site.name"],
    ["{site.mail}", "site.email"],
    ["{phone}", "site.phone"],
  ])("suggests the reference that %s means: %s", (text, reference) => {
    expect(suggestReference(text, references)).toBe(reference)
  })

  test.each([
    "{storeWeeks}",
    "{q2Leads}",
    "{claim.cpm}",
    "{claim.reply day}",
    "{claim.replyDays}",
    "{site.title}",
    "{}",
  ])("does not suggest another figure for %s", text => expect(suggestReference(text, references)).toBeUndefined())
})
