import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { graphql, useStaticQuery } from "gatsby"
import { Fragment } from "react"
import { CheckList } from "#components/check-list"
import { HeadedSection } from "#components/headed-section"
import { NoWrapRanges } from "#components/no-wrap-ranges"
import { PictureFigure } from "#components/picture"
import { formatMessage } from "#site/format-message"
import { formatWeekRange } from "#site/format-range"
import { groupServices } from "#site/navigation"
import { useSite } from "#site/use-site"
import { columns, withDividers } from "#theme/layouts"
import { space, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import type { servicesSchema } from "./schema"

/** Hides the link label on phones: the whole service is a link. */
const hiddenOnPhones = { display: { xs: "none", sm: "grid" } }

/** Features are small on phones, below picture and text. */
const featuresStyles = {
  gridColumn: { xs: "1 / -1", sm: "auto" },
  ...columns({ xs: 2, sm: 1 }),
  columnGap: 2,
  fontSize: { xs: typeScale.small, sm: "inherit" },
}

const useServices = () =>
  useStaticQuery<Queries.ServiceCardsQuery>(graphql`
    query ServiceCards {
      allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          name
          path
          group
          picture {
            ...Picture
          }
          lead
          features
          packages {
            weeksFrom
            weeksTo
          }
        }
      }
    }
  `).allService.nodes

/** All services with weeks, features and a link, in the site's groups. */
export const ServicesBlock = ({ id, title, lead, linkLabel }: Fields<typeof servicesSchema>) => {
  const { words, serviceGroups } = useSite()
  const { grouped, others } = groupServices(useServices(), serviceGroups)
  // Without a group of four services, there is no fourth column.
  const columnCount = Math.min(4, Math.max(2, others.length, ...grouped.map(({ items }) => items.length)))

  const renderServices = (services: Queries.ServiceCardsQuery["allService"]["nodes"], isAboveFold: boolean) => (
    <List
      sx={{
        ...withDividers("below", space.item),
        ...columns({ sm: 2, lg: columnCount }),
        columnGap: space.row,
      }}
    >
      {services.map(({ name, path, picture, lead: serviceLead, features, packages }) => {
        const weeks = formatWeekRange(packages)
        return (
          <ListItem
            key={name}
            sx={{
              ...columns({ xs: picture ? "6rem 1fr" : 1, sm: 1 }),
              rowGap: 1.5,
              columnGap: 2,
              gridTemplateRows: { sm: `${picture ? "auto " : ""}auto 1fr auto` },
            }}
          >
            <PictureFigure
              picture={picture}
              alt=""
              eager={isAboveFold}
              sx={{ maxWidth: "15rem", marginBottom: { sm: 1 } }}
            />
            <div>
              <Typography variant="h3" component={grouped.length > 0 ? "h4" : "h3"}>
                <Link variant="stretched" href={path}>
                  {name}
                </Link>
              </Typography>
              {weeks && (
                <Typography variant="body2" sx={{ marginTop: 1, fontWeight: 600 }}>
                  <NoWrapRanges wrapIfTooLong>{formatMessage(words.typicalTimeline, { weeks })}</NoWrapRanges>
                </Typography>
              )}
              <Typography color="textSecondary" sx={{ marginTop: 1 }}>
                <NoWrapRanges wrapIfTooLong>{serviceLead}</NoWrapRanges>
              </Typography>
            </div>
            <Box component={CheckList} lines={features} sx={featuresStyles} />
            <Box aria-hidden="true" sx={hiddenOnPhones}>
              <Link component="span" variant="action" sx={{ justifySelf: "start" }}>
                {formatMessage(linkLabel, { name })}
              </Link>
            </Box>
          </ListItem>
        )
      })}
    </List>
  )

  return (
    <HeadedSection id={id} title={title} lead={lead}>
      {grouped.map(({ value, label, text, items }, index) => (
        <Fragment key={value}>
          <Stack
            direction="row"
            sx={{
              flexWrap: "wrap",
              alignItems: "baseline",
              columnGap: 3,
              paddingTop: index > 0 ? 6 : 0,
              paddingBottom: 1.5,
            }}
          >
            <Typography variant="h3">{label}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Stack>
          {renderServices(items, index === 0)}
        </Fragment>
      ))}
      {others.length > 0 && renderServices(others, grouped.length === 0)}
    </HeadedSection>
  )
}
