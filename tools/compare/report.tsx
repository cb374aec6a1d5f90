import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { BY_NATURE } from "./by-nature"
import { type Group, headOf, partsOf, placeOf, type Report, wordByWord } from "./summary"

const read = (file: string) => ({ __html: readFileSync(`tools/compare/${file}`, "utf8") })

const Slider = ({ one: { place, before, after } }: { one: Group }) => (
  <div className="slider">
    <img src={before} alt="Before" loading="lazy" />
    <img src={after} alt="After" loading="lazy" className="after" />
    <input type="range" defaultValue="50" aria-label={`Before and after, ${place}`} />
  </div>
)

const Words = ({ one }: { one: Group }) => (
  <p>
    {wordByWord(one, (text, Change?) => (Change ? <Change>{text}</Change> : text)).map((part, index) => (
      <span key={index}>{part}</span>
    ))}
    {one.pages.length > 2 && <small> On {one.pages.join(", ")}</small>}
  </p>
)

/** The report as a page. */
export const htmlReport = (report: Report): string => {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>What changes</title>
        <style dangerouslySetInnerHTML={read("report.css")} />
      </head>
      <body>
        <h1>What changes</h1>
        <p>{headOf(report)} Go through by j and k; arrows move a slider.</p>
        {partsOf(report).map(({ title, groups }) => (
          <section key={title} tabIndex={-1}>
            <h2>{title}</h2>
            {groups.map((one, index) => (
              <article key={index}>
                <h3>{placeOf(one)}</h3>
                {one.kind === "pictures" ? <Slider one={one} /> : <Words one={one} />}
              </article>
            ))}
          </section>
        ))}
        <h2>What differs by nature</h2>
        {Object.entries(BY_NATURE).map(([what, why]) => (
          <p key={what}>
            {what}: {why}
          </p>
        ))}
        <script dangerouslySetInnerHTML={read("report.client.js")} />
      </body>
    </html>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}
