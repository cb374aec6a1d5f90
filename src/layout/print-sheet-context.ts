import { createContext } from "react"

/** Publishes a style sheet as a file and returns its address; given by the build (gatsby-ssr.tsx). */
export const PrintSheetContext = createContext<((sheet: string) => string) | null>(null)
