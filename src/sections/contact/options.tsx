import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { mailto } from "../../components/mailto"
import { tel } from "../../components/tel"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Container } from "../../components/container"
import { FORM_ID } from "./form-id"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { useSite } from "../../site/use-site"
import { ContactMark } from "../../scenes/contact-mark"
import { space, typeScale } from "../../theme/tokens"
import { columnsOf } from "../../theme/even-columns"

const Root = styled("section")(({ theme }) => ({
  background: theme.vars.palette.yard.plane,
  borderBottom: `1px solid ${theme.vars.palette.yard.line}`,
}))

const Ways = styled("ul", { shouldForwardProp: name => name !== "count" })<{ count: number }>(({ theme, count }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: columnsOf(count, 3),
    "& > li": {
      display: "grid",
      gridTemplateColumns: "4.5rem 1fr",
      gridTemplateRows: "auto 1fr auto",
      columnGap: space.s5,
      paddingBlock: space.s6,
      paddingInline: "clamp(1.25rem, 2.4vw, 2.5rem)",
      "& + li": { borderLeft: `1px solid ${yard.line}` },
      "&:first-of-type": { paddingLeft: 0 },
      "&:last-of-type": { paddingRight: 0 },
    },
    "& figure": { gridRow: "1 / -1", paddingTop: space.s1 },
    "& p": { marginBlock: `${space.s2} ${space.s3}`, color: yard.inkSoft },
    "& a": { justifySelf: "start", overflowWrap: "anywhere" },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr",
      "& > li, & > li:first-of-type, & > li:last-of-type": { paddingInline: 0, paddingBlock: space.s5 },
      "& > li + li": { borderLeft: 0, borderTop: `1px solid ${yard.line}` },
    },
    // A line each, so that the form is in the first screen.
    [theme.breakpoints.down(480)]: {
      "& > li, & > li:first-of-type, & > li:last-of-type": {
        gridTemplate: "auto / auto auto",
        justifyContent: "space-between",
        alignItems: "center",
        columnGap: space.s3,
        paddingBlock: space.s2,
      },
      "& figure, & p": { display: "none" },
      "& h3": { fontSize: typeScale.body },
    },
  }
})

/** The ways to get in touch, right below the water line. */
export const ContactOptions = ({ options }: { options: Queries.ContactOptionsFragment }) => {
  const { email, phone, callingCode } = useSite()
  const targets: Record<Queries.ContactOptionKind, string> = {
    message: `#${FORM_ID}`,
    call: tel(phone, callingCode),
    email: mailto(email),
  }
  return (
    <Root>
      <Container>
        <VisuallyHidden as="h2">{options.title}</VisuallyHidden>
        <Ways count={options.items.length}>
          {options.items.map(({ kind, title, href, elsewhere, ...here }) => {
            const { text, label } = (href && elsewhere) || here
            return (
              <li key={title}>
                <figure>
                  <ContactMark kind={kind} />
                </figure>
                <Typography variant="h3">{title}</Typography>
                <p>{text}</p>
                <Link variant="button" href={href ?? targets[kind]}>
                  {fill(label, { email, phone })}
                </Link>
              </li>
            )
          })}
        </Ways>
      </Container>
    </Root>
  )
}

export const query = graphql`
  fragment ContactOptions on ContactOptions {
    title
    items {
      kind
      title
      text
      label
      href
      elsewhere {
        text
        label
      }
    }
  }
`
