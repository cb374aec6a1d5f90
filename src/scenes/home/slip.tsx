export { compactSlip } from "./slip-compact"
export { built, frame, HomeSlip, load, wideSlip } from "./slip-wide"
