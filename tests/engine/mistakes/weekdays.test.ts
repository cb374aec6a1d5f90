import { edited, toldAfter, toldOf, withFiles } from "../fixture"
import { post, service, tryMistakes, type Mistake } from "./try-mistakes"

const LEAD = '"Lead of the hero"'
const inText = (text: string): Mistake => [service, LEAD, text]
const inProse = (text: string): Mistake => [post, "## The second heading", `${text}\n\n## The second heading`]

tryMistakes({
  "two letters of a weekday that changed places": inText('"Closed on Wendesday."'),
  "a weekday with a letter missing": inProse("Open from Monday to Thurday."),
  "a short weekday beside another": inText('"Open from Monday to Firday."'),
})

test.each([
  "Ms. Munday and Susan Sontag eat a Sundae on Monday or Tuesday.",
  "On Mondays, on Friday’s call, and on a Saturday-night.",
  "Today is a holiday, and Thursdays are too.",
])("“%s” passes", async text => {
  expect(await toldAfter(service, LEAD, `"${text}"`)).toEqual([])
})

const inGerman = async (text: string) => {
  const site = edited("site.yaml", /$/, "language: de\n")
  const told = await toldOf(withFiles({ "site.yaml": site, [service]: edited(service, LEAD, `"${text}"`) }))
  return told.filter(line => line.includes("day of the week"))
}

test.each(["Geschlossen am Dientsag.", "Offen am Mitwoch.", "Montag bis Fretag, Donerstag lang."])(
  "“%s” is told of a German site",
  async text => expect((await inGerman(text)).join("\n")).toMatchSnapshot(),
)

test("other words pass on a German site", async () => {
  expect(
    await inGerman(
      "Frau Sontag und Herr Freytag: montags bis freitags, am Rosenmontag und in Montage, ein Diensttag, des Mittwochs, Thurday.",
    ),
  ).toEqual([])
})
