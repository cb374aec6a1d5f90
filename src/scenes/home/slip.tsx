export { compactBuilt, compactSlip } from "./slip-compact"
export { built, HomeSlip, load, wideSlip } from "./slip-wide"
