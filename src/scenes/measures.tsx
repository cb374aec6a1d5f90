import { Scene } from "./scene"
export const WeekRuler = ({ alt }: { weeks: number; from: number; to: number; alt: string }) => <Scene viewBox="0 0 300 54" alt={alt}>{null}</Scene>
export const GrowthBars = ({ alt }: { before: number; after: number; alt: string; beforeLabel: string; afterLabel: string }) => <Scene viewBox="0 0 300 84" alt={alt}>{null}</Scene>
export const LengthBars = GrowthBars
export const HoursWeek = ({ alt }: { saved: number; days: string[]; alt: string }) => <Scene viewBox="0 0 260 84" alt={alt}>{null}</Scene>
