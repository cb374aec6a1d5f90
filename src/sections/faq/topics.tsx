import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Accordion } from "../../components/accordion"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { brings } from "../../browser/behaviours"
import { TopicFlag } from "../../scenes/topic-flag"
import { fontStack, header, space, stroke, typeScale } from "../../theme/tokens"
import { underline } from "../../theme/underline"

/** Without script all topics stand one below the other; with it one is shown (src/browser/topics/show-topics.ts). */
const Split = styled(Container)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "4fr 8fr",
    gap: `${space.s6} ${space.s7}`,
    paddingBlock: space.section,
    "& nav": { alignSelf: "start", position: "sticky", top: header.clearance },
    "& nav ul": { borderTop: `${stroke.draw} solid ${yard.ink}` },
    "& li": { borderBottom: `1px solid ${yard.line}` },
    "& li :is(a, button)": {
      display: "grid",
      gridTemplateColumns: "3.25rem minmax(0, 1fr)",
      gap: space.s4,
      alignItems: "center",
      width: "100%",
      minHeight: "4.25rem",
      paddingBlock: space.s2,
      border: 0,
      background: "none",
      color: "inherit",
      textAlign: "left",
      cursor: "pointer",
      fontFamily: fontStack.display,
      fontWeight: 620,
      fontStretch: "88%",
      fontSize: typeScale.three,
      lineHeight: 1.1,
      textDecoration: "none",
      "&:hover": underline(yard.signal),
    },
    // The flag of the topic that is shown is hoisted, the others are only framed.
    "& li button[aria-pressed=false]": {
      color: yard.inkSoft,
      "&:hover": { color: yard.ink },
      "& .a": { fill: yard.bar },
    },
    "& li button[aria-pressed=true]": { boxShadow: `inset 0 -3px ${yard.signal}` },
    "& section": { scrollMarginTop: space.s6 },
    "& section + section": { marginTop: space.s8 },
    "&:has(section[hidden]) section": { marginTop: 0 },
    "& section h2": { marginBottom: space.s5 },
    "& section ~ p": { marginTop: space.s6 },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr",
      rowGap: space.s8,
      "& nav": { position: "static" },
      // The list stays in sight above the topic that was chosen in it.
      "&:has(button) section": { scrollMarginTop: "20rem" },
    },
    [theme.breakpoints.between("sm", "md")]: {
      "& nav ul": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: space.s6 },
      "&:has(button) section": { scrollMarginTop: "12rem" },
    },
  }
})

/** Twelve questions by topic. A topic has an address, so it can be shared, and works with keyboard and history. */
export const FaqTopics = ({ topics }: { topics: Queries.FaqTopicsFragment }) => (
  <Split {...brings("topics")}>
    <nav aria-label={topics.title}>
      <ul>
        {topics.items.map(({ id, title, icon }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <TopicFlag name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div>
      {topics.items.map(({ id, title, items }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <Typography variant="h1" id={`${id}-title`}>
            {title}
          </Typography>
          <Accordion name="faq" items={items} />
        </section>
      ))}
      {topics.all && (
        <p>
          <Link variant="button" href={topics.all.href}>
            {topics.all.label}
          </Link>
        </p>
      )}
    </div>
  </Split>
)

export const query = graphql`
  fragment FaqTopics on FaqTopics {
    title
    all {
      ...Action
    }
    items {
      id
      title
      icon
      items {
        ...Faq
      }
    }
  }
`
