/** A package as the lock knows it. */
export interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
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
export const missingPackages: (packages: Record<string, LockedPackage>) => MissingPackage[]
