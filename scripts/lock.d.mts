/** A package as the lock knows it. */
export interface LockedPackage {
  /** Its own name, where it is installed under another one. */
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
/** A package that is asked for and not in the lock. */
export interface MissingPackage {
  name: string
  version: string
  wantedBy: string
}
export const readLock: (folder?: string) => Record<string, LockedPackage>
/** The address of a package's archive in npm's registry, by where the lock has it. */
export const archiveOf: (path: string, entry: Pick<LockedPackage, "name" | "version">) => string
export const missingPackages: (packages: Record<string, LockedPackage>) => MissingPackage[]
