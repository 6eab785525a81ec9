import type { FailureKind } from '../../federation/remote-state.ts'
import type { Account } from './ledger.ts'

const OF_CODE: ReadonlySet<FailureKind> = new Set(['evaluate', 'render', 'event', 'unfinished'])

/**
 * Whether its own code failed, or has not finished although it arrived. Files that do not arrive may be there with the next
 * page.
 */
export const isOfCode = ({ loads }: Account, module: string, kind: FailureKind): boolean =>
  OF_CODE.has(kind) || (kind === 'timeout' && loads.has(module))
