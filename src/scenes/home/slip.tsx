export { compactSlip } from "./slip-compact"
export { HomeSlip, load, wideSlip } from "./slip-wide"
