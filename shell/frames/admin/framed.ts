import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { contributionsOf } from '@stoa/extension-sdk/admission'

import type { RemoteState } from '../../federation/remote-state.ts'
import { cellIn } from './framed-cell.tsx'
import { functionIn } from './framed-function.ts'
import { viewOf } from './framed-view.tsx'

/**
 * A contribution that runs in a frame of its own, as what it would be in the page: a component, or a function. A function is
 * loaded when this resolves, a component once it is shown. Never rejects.
 */
export async function framed(extension: FeedEntry, contribution: ContributionEntry): Promise<RemoteState> {
  const { module } = contribution
  const kind = contributionsOf(extension.manifest).find((one) => one.contribution === contribution)?.kind
  switch (kind) {
    case 'commands':
    case 'rowActions':
    case 'bulkActions':
    case 'searches':
    case 'functions':
      return functionIn(extension, module)
    case 'columns':
      return { status: 'ready', exported: cellIn(extension, module) }
    case undefined:
      return { status: 'failed', failure: { kind: 'evaluate', detail: `${module} is not in the manifest` } }
    default:
      return { status: 'ready', exported: viewOf(extension, contribution, kind) }
  }
}
