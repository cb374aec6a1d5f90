import "@testing-library/jest-dom/vitest"
import { cleanup } from "@testing-library/react"
import { afterEach } from "vitest"

// Where files share their modules, the library's own wish to clean up is heard in the first file alone.
afterEach(cleanup)
