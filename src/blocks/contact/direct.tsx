import { MarkedLine } from "../../components/marked-line"
import Card from "@mui/material/Card"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import { mailto } from "../../components/mailto"
import { tel } from "../../components/tel"
import Typography from "@mui/material/Typography"
import { useSite } from "../../site/use-site"

/** A plate below the waterline, in the footer's colors. */
const PLATE = {
  p: "clamp(1.25rem, 2.4vw, 2rem)",
  bgcolor: "colors.inverse",
  color: "colors.onInverse",
  borderColor: "colors.inverse",
  borderTopColor: "colors.accent",
  "& p, & dt": { color: "colors.inverseSoft" },
  "& :focus-visible": { outlineColor: "colors.onInverse" },
}

/** Address and number for people who want no form. */
export const ContactDirect = ({ direct }: { direct: Queries.ContactBlockFragment["direct"] }) => {
  const { email, phone, callingCode } = useSite()
  const ways = [
    { name: direct.email, href: mailto(email), label: email },
    { name: direct.phone, href: tel(phone, callingCode), label: phone },
  ]
  return (
    <Card component="section" variant="framed" sx={PLATE}>
      <Typography variant="h2" component="h2">
        {direct.title}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        <MarkedLine>{direct.text}</MarkedLine>
      </Typography>
      <List component="dl" sx={{ display: "grid", gap: 1.5, mt: 3 }}>
        {ways.map(({ name, href, label }) => (
          <div key={name}>
            <Typography variant="body2" component="dt">
              {name}
            </Typography>
            <Typography variant="h3" component="dd" sx={{ lineHeight: 1.55, overflowWrap: "anywhere" }}>
              <Link variant="action" href={href} sx={{ minHeight: "2.25rem", fontWeight: "inherit" }}>
                {label}
              </Link>
            </Typography>
          </div>
        ))}
      </List>
    </Card>
  )
}
