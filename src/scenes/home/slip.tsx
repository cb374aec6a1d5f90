export { HomeSlipCompact } from "./slip-compact"
export { HomeSlip } from "./slip-wide"
