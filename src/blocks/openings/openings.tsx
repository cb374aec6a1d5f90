import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import Typography from "@mui/material/Typography"
import { MarkdownText } from "#components/markdown-line"
import { HALF_WIDTH_SIZES, PictureFigure } from "#components/picture"
import { Section } from "#components/section"
import { SectionHeader } from "#components/section-header"
import { mailto } from "#site/contact-urls"
import { useSite } from "#site/use-site"
import { columns, withDividers } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import { Role } from "./role"
import type { openingsSchema } from "./schema"

/** Open roles, or a notice if there are none. */
export const OpeningsBlock = ({ id, ...openings }: Fields<typeof openingsSchema>) => (
  <Section id={id}>
    <Container>
      {openings.roles.length > 0 ? (
        <>
          <SectionHeader title={openings.title} lead={openings.lead} />
          <List sx={{ ...withDividers("between", space.row), borderBottom: `${stroke.outline} solid` }}>
            {openings.roles.map(role => (
              <Role key={role.title} role={role} labels={openings} />
            ))}
          </List>
        </>
      ) : (
        <Notice {...openings} />
      )}
    </Container>
  </Section>
)

/** Notice that no role is open: picture, text and email link. */
const Notice = ({
  noneTitle: title,
  noneText: text,
  noneAction: action,
  noneSubject: subject,
  picture,
  alt,
}: Omit<Fields<typeof openingsSchema>, "id">) => {
  const { email } = useSite()
  return (
    <Card variant="dashed" sx={{ padding: space.list, backgroundColor: "colors.surface" }}>
      <Box sx={{ ...columns(picture ? 2 : 1), rowGap: 4, columnGap: space.columns, alignItems: "center" }}>
        <PictureFigure picture={picture} alt={alt} sizes={HALF_WIDTH_SIZES} sx={{ overflow: "clip" }} />
        <div>
          <Typography variant="h2">{title}</Typography>
          <MarkdownText color="textSecondary" sx={{ marginTop: 2, marginBottom: 3, maxWidth: space.measure }}>
            {text}
          </MarkdownText>
          <Button href={mailto(email, subject)}>{action}</Button>
        </div>
      </Box>
    </Card>
  )
}
