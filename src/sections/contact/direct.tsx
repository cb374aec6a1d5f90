import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { mailto } from "../../components/mailto"
import { tel } from "../../components/tel"
import { Typography } from "../../components/typography"
import { useSite } from "../../site/use-site"
import { fontStack, space, stroke, typeScale } from "../../theme/tokens"
import { underline } from "../../theme/underline"

/** A plate below the waterline, in the footer's colors. */
const Card = styled("section")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    padding: "clamp(1.25rem, 2.4vw, 2rem)",
    background: yard.deep,
    color: yard.onDeep,
    border: `${stroke.key} solid ${yard.deep}`,
    borderTopColor: yard.sea,
    "& > p": { color: yard.deepSoft, marginTop: space.s2 },
    "& dl": { display: "grid", gap: space.s3, marginTop: space.s5 },
    "& dt": { fontSize: typeScale.small, color: yard.deepSoft },
    "& dd": {
      fontFamily: fontStack.display,
      fontWeight: 620,
      fontStretch: "88%",
      fontSize: typeScale.three,
      overflowWrap: "anywhere",
    },
    "& a": { display: "inline-flex", alignItems: "center", minHeight: "2.25rem", ...underline(yard.signal) },
    "& :focus-visible": { outlineColor: yard.signal },
  }
})

/** Address and number for people who want no form. */
export const ContactDirect = ({ direct }: { direct: Queries.ContactDirectFragment }) => {
  const { email, phone, callingCode } = useSite()
  return (
    <Card>
      <Typography variant="h2" component="h2">
        {direct.title}
      </Typography>
      <p>{direct.text}</p>
      <dl>
        <div>
          <dt>{direct.email}</dt>
          <dd>
            <a href={mailto(email)}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{direct.phone}</dt>
          <dd>
            <a href={tel(phone, callingCode)}>{phone}</a>
          </dd>
        </div>
      </dl>
    </Card>
  )
}

export const query = graphql`
  fragment ContactDirect on ContactDirect {
    title
    text
    email
    phone
  }
`
