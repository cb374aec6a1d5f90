import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { graphql, type PageProps } from "gatsby"
import { BlockList } from "#blocks/block-list"
import { ThemeToggle } from "#layout/theme-toggle"
import { space, stroke } from "#theme/tokens"
import type { BlockExample } from "./block-examples"

type Data = Queries.BlocksQuery

/** Labels of the page's views, by value of the query parameter `view`. */
const views = { overview: "Overview", full: "Full size", phone: "Phone" }

/** Zoom of blocks in the overview, by breakpoint. */
const scales = { xs: 0.42, sm: 0.28, lg: 0.21 }

const byBreakpoint = <Value,>(convert: (scale: number) => Value) => ({
  xs: convert(scales.xs),
  sm: convert(scales.sm),
  lg: convert(scales.lg),
})

const idOf = ({ name }: BlockExample) => `block-${name.replace(": ", "-")}`

/** Lists field names with those of their items: "title, items (title, text)". */
const formatFields = (sample: object): string =>
  Object.entries(sample)
    .map(([name, value]: [string, unknown]) => {
      const inner: unknown = Array.isArray(value) ? value[0] : value
      return inner !== null && typeof inner === "object" ? `${name} (${formatFields(inner)})` : name
    })
    .join(", ")

/** The block as its page renders it. */
const Block = ({ use, data }: Pick<BlockExample, "use"> & { data: Data }) => {
  const page = [...data.allPage.nodes, ...data.allService.nodes].find(({ id }) => id === use?.id)
  const block = use && page?.blocks[use.index]
  if (!block) return <Container>Not used in content/ yet.</Container>
  return <BlockList blocks={[block]} page={{ path: page.path }} />
}

const Thumbnail = ({ example, data }: { example: BlockExample; data: Data }) => (
  <Box component="li" sx={{ position: "relative", width: byBreakpoint(scale => `${100 * scale}vw`) }}>
    <Box sx={{ height: "10rem", overflow: "clip", border: 1, borderColor: "divider" }}>
      <Box inert sx={{ width: "100vw", zoom: byBreakpoint(String) }}>
        <Block use={example.use} data={data} />
      </Box>
    </Box>
    <Typography variant="subtitle1" component="h3" sx={{ marginTop: 1 }}>
      <Link
        href={`?view=full#${idOf(example)}`}
        sx={{ textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } }}
      >
        {example.name}
      </Link>
    </Typography>
    <Typography variant="note" component="p" sx={{ color: "text.secondary" }}>
      {example.description}
    </Typography>
  </Box>
)

const FullSize = ({ example, data }: { example: BlockExample; data: Data }) => {
  const { name, description, sample, use } = example
  const fields = Object.fromEntries(Object.entries(sample).filter(([field]) => field !== "type"))
  return (
    <article id={idOf(example)}>
      <Container sx={{ display: "grid", gap: 1, paddingBlock: space.row, borderTop: `${stroke.key} solid` }}>
        <Typography variant="h3">{name}</Typography>
        <Typography variant="lead">{description}</Typography>
        <Typography>Required: {formatFields(fields) || "nothing"}.</Typography>
        {use && (
          <>
            <Typography>
              Example from <Link href={use.path}>{use.path}</Link>
            </Typography>
            <details>
              <Typography component="summary" sx={{ textDecoration: "underline" }}>
                YAML
              </Typography>
              <Box component="pre" sx={{ overflow: "auto", padding: 2, backgroundColor: "background.paper" }}>
                {use.yaml}
              </Box>
              <Button variant="outlined" onClick={() => void navigator.clipboard.writeText(`${use.yaml}\n`)}>
                Copy
              </Button>
            </details>
          </>
        )}
      </Container>
      <Block use={use} data={data} />
    </article>
  )
}

/** `/___blocks` in `develop`: every block and layout, rendered from its first use in content/. */
const BlocksPage = ({ data, location, pageContext }: PageProps<Data, { examples: readonly BlockExample[] }>) => {
  const { examples } = pageContext
  const view = new URLSearchParams(location.search).get("view") ?? "overview"
  const groups = [...new Set(examples.map(({ group }) => group))]
  return (
    <main id="main">
      <Container sx={{ paddingBlock: space.row }}>
        <Typography variant="h1">Blocks</Typography>
        <Box component="nav" sx={{ display: "flex", gap: 2, alignItems: "center", marginTop: 2 }}>
          {Object.entries(views).map(([name, label]) => (
            <Link
              key={name}
              href={`?view=${name}`}
              aria-current={name === view ? "page" : undefined}
              sx={{ "&[aria-current]": { fontWeight: 700 } }}
            >
              {label}
            </Link>
          ))}
          <ThemeToggle />
        </Box>
      </Container>
      {view === "overview" && (
        <Container component="section" aria-label="Overview" sx={{ paddingTop: 1 }}>
          {groups.map(group => (
            <Box key={group} sx={{ paddingBottom: space.row }}>
              <Typography variant="h3" component="h2">
                {group}
              </Typography>
              <Box component="ul" sx={{ display: "flex", flexWrap: "wrap", gap: 2, marginTop: 2 }}>
                {examples.map(
                  example => example.group === group && <Thumbnail key={example.name} example={example} data={data} />,
                )}
              </Box>
            </Box>
          ))}
        </Container>
      )}
      {view === "full" && examples.map(example => <FullSize key={example.name} example={example} data={data} />)}
      {view === "phone" && (
        <Box
          component="iframe"
          title="Blocks at phone width"
          src="?view=full"
          sx={{ display: "block", width: 390, height: "90vh", marginInline: "auto", border: 1 }}
        />
      )}
    </main>
  )
}

export default BlocksPage

export const Head = () => <title>Blocks</title>

export const query = graphql`
  query Blocks {
    allPage {
      nodes {
        id
        path
        blocks {
          ...Block
        }
      }
    }
    allService {
      nodes {
        id
        path
        blocks {
          ...Block
        }
      }
    }
  }
`
