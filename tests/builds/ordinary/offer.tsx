import {
  Alert,
  AppBar,
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  CardContent,
  Chip,
  CircularProgress,
  Divider,
  Grid,
  Link,
  List,
  ListItem,
  ListItemText,
  Pagination,
  Paper,
  Stack,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tabs,
  TextField,
  Typography,
} from "@mui/material"
import { graphql, type HeadProps, type PageProps, Script } from "gatsby"
import { StaticImage } from "gatsby-plugin-image"
import { Button as OwnButton } from "../components/button"
import { Chip as OwnChip } from "../components/chip"
import { type Previewed, Seo } from "../components/seo"
import { Controls } from "../components/controls.island"
import Counter from "../components/counter.island"
import { Picker } from "../components/picker.island"
import { Planner } from "../components/planner.island"
import { Page } from "../layout/page"

/** A page as Gatsby's and Material UI's own documents would write it: a file, a query, ordinary components. */
const Offer = ({ data: { siteContent } }: PageProps<Queries.OfferPageQuery>) => (
  <Page pathname="/offer" title="Offer">
    <Box component="section" id="ordinary" sx={{ p: 4 }}>
      <Typography variant="h1" component="h1">
        {siteContent?.name}
      </Typography>
      <Stack spacing={2}>
        <Button variant="contained">Contained</Button>
        <Button variant="outlined">Outlined</Button>
        <Button>Text</Button>
        <Button variant="contained" color="primary">
          Primary
        </Button>
        <Button variant="contained" color="error">
          Error
        </Button>
        <OwnButton>Ours</OwnButton>
        <OwnChip>Our chip</OwnChip>
        <Chip label="Chip" color="primary" />
        <Chip label="Plain chip" />
        <Alert severity="error">An alert</Alert>
        <Alert severity="success">Another alert</Alert>
        <AppBar position="static">An app bar</AppBar>
        <Avatar>A</Avatar>
        <Badge badgeContent={4} color="secondary">
          Messages
        </Badge>
        <Card>
          <CardContent>A card</CardContent>
        </Card>
        <Paper elevation={3}>Paper</Paper>
        <Controls />
        <TextField label="A field" id="field" />
        <TextField label="A wrong field" id="wrong" error helperText="It is wrong" />
        <CircularProgress aria-label="Progress" />
        <Divider />
        <Link href="/contact">A link</Link>
        <List>
          <ListItem>
            <ListItemText primary="An entry" secondary="More of it" />
          </ListItem>
        </List>
        <Pagination count={3} />
        <Tabs value={0} aria-label="Tabs">
          <Tab label="One" />
          <Tab label="Two" />
        </Tabs>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Head</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>Cell</TableCell>
            </TableRow>
          </TableBody>
        </Table>
        <Grid container>
          <Grid size={6}>Half</Grid>
        </Grid>
      </Stack>
    </Box>
    <StaticImage src="../images/harbor.png" alt="A harbor" width={400} />
    <Counter />
    <Picker names={["Azure", "Blue", "Coral"]} />
    <Planner plans={["Small", "Large"]} />
    <Script id="greeting">{`document.documentElement.dataset.greeted = "yes"`}</Script>
  </Page>
)

export default Offer

export const Head = ({ pageContext }: HeadProps<Queries.OfferPageQuery, Previewed>) => (
  <Seo title="Offer" description="A page of one's own." path="/offer" preview={pageContext.preview} />
)

export const query = graphql`
  query OfferPage {
    siteContent {
      name
    }
  }
`
