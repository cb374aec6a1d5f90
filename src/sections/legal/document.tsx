import ExpandMore from "@mui/icons-material/ExpandMore"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Prose } from "../../components/prose"
import { Container } from "../../components/container"
import { header, space, stroke, typeScale } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "4fr 8fr",
  gap: `${space.s5} ${space.s7}`,
  alignItems: "start",
  paddingBlock: `${space.s7} ${space.section}`,
  // As tall as the text, so that the contents have a way to go.
  "& > nav": { alignSelf: "stretch" },
  // Not the last child: which one that is, is not known while the page is still coming.
  "& > nav + * > :first-child": { marginTop: 0 },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}))

/** On narrow screens a disclosure above the text; on wide ones it is always open and stays beside it. */
const Contents = styled("details")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    borderBottom: `1px solid ${yard.line}`,
    "& summary": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      minHeight: "3.25rem",
      fontWeight: 600,
      cursor: "pointer",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      "& svg": { fontSize: "1.5rem" },
    },
    "&[open] summary svg": { transform: "scaleY(-1)" },
    "& ol": { paddingBottom: space.s4 },
    "& a": {
      display: "block",
      paddingBlock: space.s2,
      fontSize: typeScale.small,
      lineHeight: 1.35,
      textDecoration: "none",
      color: yard.inkSoft,
    },
    "& a:hover": { color: yard.ink, textDecoration: `underline 3px ${yard.signal}` },
    [theme.breakpoints.up("md")]: {
      position: "sticky",
      top: header.clearance,
      maxHeight: `calc(100vh - ${header.clearance} - ${space.s6})`,
      overflowY: "auto",
      borderBottom: 0,
      "@supports selector(::details-content)": {
        "&::details-content": { contentVisibility: "visible", blockSize: "auto" },
        "& summary": { pointerEvents: "none", "& svg": { display: "none" } },
      },
    },
  }
})

interface DocumentProps {
  document: Queries.LegalTextFragment
  contents: string
}

/** The text of a legal document with its table of contents. */
export const LegalText = ({ document: { html, headings }, contents }: DocumentProps) => (
  <Split>
    <nav aria-label={contents}>
      <Contents>
        <summary>
          {contents}
          <ExpandMore />
        </summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Contents>
    </nav>
    <Prose dangerouslySetInnerHTML={{ __html: html }} />
  </Split>
)

export const query = graphql`
  fragment LegalText on LegalDocument {
    html
    headings {
      id
      text
    }
  }
`
