import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Accordion } from "../../components/accordion"
import { Container } from "../../components/container"
import { TopicFlag } from "../../scenes/topic-flag"
import { chosenWhereForced } from "../../theme/chosen"
import { fontStack, header, space, stroke, typeScale } from "../../theme/tokens"
import { underline } from "../../theme/underline"
import { useTopic } from "./use-topic"

const WITH_SCRIPT = "@media (scripting: enabled)"
const UNKNOWN = "&:not([data-topic])"
const NONE_NAMED = `${UNKNOWN}:not(:has(section:target))`

/** Before React: the topic the address names is marked in the list too. */
const marked = [
  `${NONE_NAMED} li:first-of-type a`,
  ...[1, 2, 3, 4].map(place => `${UNKNOWN}:has(section:nth-of-type(${place}):target) li:nth-of-type(${place}) a`),
  "& a[aria-current]",
]

/**
 * Without script all topics stand one below the other. With script one is shown: that of the address, else the first.
 * The style sheet does so by itself, so links and choices work before React; `data-topic` then takes over.
 */
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
    "& li a": {
      display: "grid",
      gridTemplateColumns: "3.25rem minmax(0, 1fr)",
      gap: space.s4,
      alignItems: "center",
      minHeight: "4.25rem",
      paddingBlock: space.s2,
      fontFamily: fontStack.display,
      fontWeight: 620,
      fontStretch: "88%",
      fontSize: typeScale.three,
      lineHeight: 1.1,
      textDecoration: "none",
      "&:hover": underline(yard.signal),
    },
    "& section": { scrollMarginTop: space.s6 },
    "& section h2": { marginBottom: space.s5 },
    [WITH_SCRIPT]: {
      "& section": { display: "none" },
      "& section[data-current]": { display: "block" },
      [`${UNKNOWN} section:target`]: { display: "block" },
      [`${NONE_NAMED} section:first-of-type`]: { display: "block" },
      // The flag of the topic that is shown is hoisted, the others are only framed.
      "& li a": { color: yard.inkSoft, "&:hover": { color: yard.ink } },
      "& li .a": { fill: yard.bar },
      [marked.join(", ")]: {
        boxShadow: `inset 0 -3px ${yard.signal}`,
        color: yard.ink,
        "& .a": { fill: yard.sea },
        ...chosenWhereForced,
      },
    },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr",
      "& nav": { position: "static" },
      // The list stays in sight above the topic that was chosen in it.
      [WITH_SCRIPT]: { "& section": { scrollMarginTop: "20rem" } },
    },
    [theme.breakpoints.between("sm", "md")]: {
      "& nav ul": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: space.s6 },
      [WITH_SCRIPT]: { "& section": { scrollMarginTop: "12rem" } },
    },
  }
})

const Panels = styled("div")({ display: "grid", alignContent: "start", gap: space.s8 })

/** Twelve questions by topic. A topic is a link, so it can be shared, and works with keyboard and history. */
export const FaqTopics = ({ topics }: { topics: Queries.FaqTopicsFragment }) => {
  const topic = useTopic(topics.items.map(({ id }) => id))
  return (
    <Split data-topic={topic}>
      <nav aria-label={topics.title}>
        <ul>
          {topics.items.map(({ id, title, icon }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === topic || undefined}>
                <TopicFlag name={icon} />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Panels>
        {topics.items.map(({ id, title, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} data-current={id === topic || undefined}>
            <Typography variant="h1" id={`${id}-title`}>
              {title}
            </Typography>
            <Accordion name="faq" items={items} />
          </section>
        ))}
      </Panels>
    </Split>
  )
}

export const query = graphql`
  fragment FaqTopics on FaqTopics {
    title
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
