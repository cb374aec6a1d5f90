import { Scene } from "./scene"
export const ClosingShip = ({ alt }: { alt: string }) => <Scene viewBox="0 0 560 236" alt={alt}>{null}</Scene>
