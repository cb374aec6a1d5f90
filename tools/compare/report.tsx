import { readFileSync } from "node:fs"
import { join } from "node:path"
import { renderToStaticMarkup } from "react-dom/server"
import { BY_NATURE } from "./by-nature"
import { type Difference, KINDS } from "./differences"
import { byKind, type Group, grouped, headOf, type Report, wordByWord } from "./summary"

const read = (file: string) => readFileSync(join("tools/compare", file), "utf8")

const Slider = ({ place, before, after, mask, share = 0 }: Difference) => (
  <figure>
    <figcaption>
      {place}: {(share * 100).toPrecision(2)} % of the pixels
    </figcaption>
    <div className="slider">
      <img src={before} alt="Before" loading="lazy" />
      <img src={after} alt="After" loading="lazy" className="after" />
      <img src={mask} alt="" loading="lazy" className="mask" />
      <input type="range" defaultValue="50" aria-label={`Before and after, ${place}`} />
    </div>
  </figure>
)

const Entry = ({ one }: { one: Difference | Group }) => (
  <li>
    <b>{one.place}</b>{" "}
    {one.kind === "weight"
      ? `${Number(one.before).toLocaleString("en")} → ${Number(one.after).toLocaleString("en")}`
      : wordByWord(one, (text, Change?) => (Change ? <Change>{text}</Change> : text)).map((part, index) => (
          <span key={index}>{part}</span>
        ))}
    {"pages" in one && one.pages.length > 2 && (
      <details>
        <summary>{one.pages.length} pages</summary>
        {one.pages.join(", ")}
      </details>
    )}
  </li>
)

const Section = ({ title, differences }: { title: string; differences: Difference[] }) => (
  <section tabIndex={-1}>
    <h2>{title}</h2>
    {byKind(differences).map(([kind, all]) => (
      <div key={kind}>
        <h3>{KINDS[kind]}</h3>
        {kind === "pictures" ? (
          <div className="pictures">
            {all.map(one => (
              <Slider key={one.before} {...one} />
            ))}
          </div>
        ) : (
          <ul>
            {all.map((one, index) => (
              <Entry key={index} one={one} />
            ))}
          </ul>
        )}
      </div>
    ))}
  </section>
)

/** The report as a page: what many pages share first, then pages by size of change. */
export const htmlReport = (report: Report): string => {
  const open = report.differences.filter(({ isAllowed }) => !isAllowed)
  const isMeasured = ({ kind }: Difference) => kind === "weight" || kind === "pictures"
  const groups = grouped(open.filter(one => !isMeasured(one)))
  const shared = groups.filter(({ pages }) => pages.length === 0 || pages.length > 2)
  const rest = [...groups.filter(group => !shared.includes(group)), ...open.filter(isMeasured)]
  const pages = new Map<string, Difference[]>()
  for (const one of rest)
    for (const page of "pages" in one ? (one as Group).pages : [one.page!])
      pages.set(page, [...(pages.get(page) ?? []), one])
  const sizeOf = (all: Difference[]) => all.reduce((sum, { share = 0.01 }) => sum + share, 0)
  const sorted = [...pages].sort(([, one], [, other]) => sizeOf(other) - sizeOf(one))
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>What changes</title>
        <style dangerouslySetInnerHTML={{ __html: read("report.css") }} />
      </head>
      <body>
        <header>
          <h1>What changes</h1>
          <p>{headOf(report)}</p>
          <p>
            <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>d</kbd> mark what differs, arrows move the slider
          </p>
        </header>
        <main>
          {shared.length > 0 && <Section title="The project, and what many pages share" differences={shared} />}
          {sorted.map(([address, all]) => (
            <Section key={address} title={address} differences={all} />
          ))}
          <section>
            <h2>What differs by nature</h2>
            <ul>
              {Object.entries(BY_NATURE).map(([what, why]) => (
                <li key={what}>
                  <b>{what}.</b> {why}
                </li>
              ))}
            </ul>
          </section>
        </main>
        <script dangerouslySetInnerHTML={{ __html: read("report.client.js") }} />
      </body>
    </html>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}
