import { Scene } from "./scene"
export const Glyph = ({ name }: { name: string }) => <Scene viewBox="0 0 72 72"><title>{name}</title></Scene>
