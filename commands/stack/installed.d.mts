/** Whether a folder's node_modules is what its package-lock.json asks for. */
export function isInstalled(folder: string): boolean

/** What a lock file says of one installed place. */
export interface LockedPackage {
  version?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  devOptional?: boolean
}

/** The places whose package is absent or another one; optional ones may be absent. */
export function missingPackages(
  wanted: Readonly<Record<string, LockedPackage>>,
  installed: Readonly<Record<string, LockedPackage>>,
): string[]
