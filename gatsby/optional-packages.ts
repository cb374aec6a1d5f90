import * as packages from "../packages"
import type { OptionalPackage } from "../packages"
import { plainPictures } from "./pictures/plain"

const present = Object.values<OptionalPackage>(packages)

/** The packages that are there, and what stands in for those that are not. */
export const optionalPackages = present.some(({ previewFor }) => previewFor) ? present : [...present, plainPictures]

/** The preview image of a page: that of the package that draws, or the plain one. */
export const previewFor: NonNullable<OptionalPackage["previewFor"]> = (...page) =>
  optionalPackages.find(one => one.previewFor)?.previewFor?.(...page)

/** The file that pages are rendered with, where a package draws. */
export const rendering = optionalPackages.find(one => one.rendering)?.rendering

/** Whether the package with this name in packages/index.ts is there. */
export const hasPackage = (name: string): boolean => name in packages
