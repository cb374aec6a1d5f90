import { styled } from "@mui/material/styles"

/** Keeps a section's content on the page's width and edges. Its look is `components.MuiContainer` of the theme. */
export const Container = styled("div", { name: "MuiContainer", slot: "Root" })()
