import type { Uses } from '../points/uses.ts'

/** The extension that the ports belong to. */
export interface OwnExtension {
  name: string
  /** What it declares to use; missing in builds of SDK 0.2. */
  uses?: Uses
}
