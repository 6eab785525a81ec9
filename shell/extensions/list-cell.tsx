import type { CellProps, ListName } from '@stoa/extension-sdk'
import type { ListColumnEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import { createElement, Suspense, useContext, type ComponentType } from 'react'

import { countRenders } from './containment/count-renders.ts'
import { markOf } from './containment/owner.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ExtensionScope } from './extension-scope.tsx'
import type { Admitted } from './registry.ts'
import { ShellContext } from './shell-context.ts'
import { Suspended } from './suspended.tsx'
import { useModule } from './use-module.ts'

/** Cells have no space for a panel: a failed cell shows a dash, and the operator's log has the reason. */
const NOTHING = '–'

const PLACEHOLDER = <Skeleton height="1em" />

/** Creates the cell component of one column. */
export function cellOf<List extends ListName>(
  column: Admitted<ListColumnEntry>,
): ComponentType<CellProps<List>> {
  const { extension, contribution } = column
  const owner = { extension: extension.manifest.name, module: contribution.module }
  return function Cell({ row }: CellProps<List>) {
    const { ledger } = useContext(ShellContext)
    const state = useModule(extension, contribution, { attempt: 0, isEnabled: true })
    const content = () => {
      if (state.status === 'loading') return PLACEHOLDER
      if (state.status === 'failed') return NOTHING
      return (
        <Suspense fallback={<Suspended owner={owner} placeholder={PLACEHOLDER} late={NOTHING} />}>
          {createElement(
            markOf(owner),
            null,
            <ExtensionScope extension={extension}>
              {createElement(countRenders(state.exported, extension, owner.module, ledger), {
                row,
              } as object)}
            </ExtensionScope>,
          )}
        </Suspense>
      )
    }
    return (
      <ErrorBoundary ledger={ledger} owner={owner} resetKey={state.status} renderCrash={() => NOTHING}>
        {content()}
      </ErrorBoundary>
    )
  }
}
