import { styled } from "@mui/material/styles"
import { proseTable } from "#theme/components/table"
import { fontStack, space, stroke, typeScale } from "#theme/tokens"
import { visuallyHidden } from "./visually-hidden"

/** Long text from MDX (gatsby/prose). */
export const Prose = styled("div")(({ theme }) => {
  const { colors } = theme.vars.palette
  const displayFont = { fontFamily: fontStack.display, fontWeight: 620, textWrap: "balance" } as const
  return {
    maxWidth: space.measure,
    fontSize: "1.0625rem",
    lineHeight: 1.65,
    "& > * + *": { marginTop: space.s4 },
    "& h2": { ...displayFont, fontSize: typeScale.h3, lineHeight: 1.1, marginTop: space.s7 },
    "& h3": { ...displayFont, fontSize: typeScale.h4, lineHeight: 1.15, marginTop: space.s6 },
    "& ul, & ol": { paddingInlineStart: space.s5, "& > li + li": { marginTop: space.s2 } },
    "& ul": { listStyle: "square", "& li::marker": { color: colors.accent } },
    "& ol": { listStyle: "decimal" },
    "& .task-list-item": { listStyle: "none" },
    "& code": {
      fontFamily: "ui-monospace, monospace",
      fontSize: ".9em",
      background: colors.tint,
      padding: ".1em .3em",
    },
    "& pre": {
      overflowX: "auto",
      padding: space.s4,
      background: colors.inverse,
      color: colors.onInverse,
      lineHeight: 1.5,
      // Syntax highlighting by weight and style: no other color has enough contrast.
      "& :is(.hljs-keyword, .hljs-built_in, .hljs-name, .hljs-selector-tag)": { fontWeight: 700 },
      "& :is(.hljs-string, .hljs-number, .hljs-literal, .hljs-attr, .hljs-comment)": { color: colors.inverseSoft },
      "& .hljs-comment": { fontStyle: "italic" },
      "& code": { background: "none", padding: 0 },
      // Code wraps on phones instead of scrolling.
      [theme.breakpoints.down("sm")]: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
    },
    "& .sr-only": visuallyHidden,
    "& .footnotes": {
      paddingTop: space.s4,
      borderTop: `1px solid ${colors.divider}`,
      fontSize: typeScale.small,
      "& :target": { background: colors.tint },
    },
    "& blockquote": { paddingInlineStart: space.s4, borderInlineStart: `${stroke.thick} solid ${colors.accent}` },
    "& .table": { ...proseTable(theme), overflowX: "auto" },
    // Inline code in tables does not wrap.
    "& .range, & td code": { whiteSpace: "nowrap" },
    "& img": { maxWidth: "100%", height: "auto" },
    "& .picture": { marginBlock: space.s6, "& a, & img": { display: "block" } },
    "& figcaption": { marginTop: space.s2, fontSize: typeScale.small, lineHeight: 1.4, color: colors.textSecondary },
    "& .note": {
      padding: space.s5,
      background: colors.surface,
      border: `${stroke.outline} solid ${colors.text}`,
      "& > * + *": { marginTop: space.s2 },
    },
    "& .note-title": { ...displayFont, fontSize: typeScale.h4, lineHeight: 1.15 },
    "& .key-figure": {
      display: "grid",
      gridTemplateColumns: "auto 1fr",
      gap: space.s5,
      alignItems: "center",
      paddingBlock: space.s4,
      borderBlock: `${stroke.outline} solid ${colors.text}`,
      color: colors.textSecondary,
      lineHeight: 1.4,
    },
    // One border between adjacent elements.
    "& .table + .key-figure": { paddingTop: 0, borderTop: 0 },
    "& .key-figure strong": {
      ...displayFont,
      fontSize: typeScale.figure,
      lineHeight: 0.95,
      letterSpacing: "-.03em",
      color: colors.text,
    },
    "& .bars": {
      paddingBlock: space.s4,
      borderBlock: `${stroke.outline} solid ${colors.text}`,
      "& figcaption": { margin: 0, fontWeight: 600, color: colors.text },
      "& ul": { padding: 0, listStyle: "none", fontSize: typeScale.small, lineHeight: 1.4 },
      "& li": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 4fr) minmax(5.5rem, auto)",
        gap: `0 ${space.s4}`,
        alignItems: "center",
        marginTop: space.s3,
      },
      "& svg": { width: "100%", height: "1.75rem", fill: colors.accent },
      "& [data-highlighted] svg": { fill: colors.action },
      "& b": { fontWeight: 600, textAlign: "right", fontVariantNumeric: "tabular-nums" },
    },
    [theme.breakpoints.down("sm")]: {
      "& .bars li": { gridTemplateColumns: "minmax(0, 1fr) auto", "& span": { gridColumn: "1 / -1" } },
      "& .key-figure": { gridTemplateColumns: "1fr", gap: space.s2 },
    },
  }
})
