import { isApiError } from '@stoa/api/http'
import type { CellProps, ListName } from '@stoa/extension-sdk'
import { ExtensionNameContext } from '@stoa/extension-sdk/host'
import type { ListColumnEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import { Component, createElement, useContext, type ComponentType, type ReactNode } from 'react'

import type { Ledger } from './containment/ledger.ts'
import { logCrash } from './operator-log.ts'
import type { Admitted } from './registry.ts'
import { ShellContext } from './shell-context.ts'
import { useModule } from './use-module.ts'

const NOTHING = '–'

/** Creates the cell component of one column. */
export function cellOf<List extends ListName>(
  column: Admitted<ListColumnEntry>,
): ComponentType<CellProps<List>> {
  function Cell({ row }: CellProps<List>) {
    const { extension, contribution } = column
    const { ledger } = useContext(ShellContext)
    const state = useModule(extension, contribution, { attempt: 0, isEnabled: true })
    if (state.status === 'loading') return <Skeleton height="1em" />
    if (state.status === 'failed') return NOTHING
    return (
      <CellBoundary column={column} ledger={ledger}>
        <ExtensionNameContext value={extension.manifest.name}>
          {createElement(state.exported as ComponentType<CellProps<List>>, { row })}
        </ExtensionNameContext>
      </CellBoundary>
    )
  }
  return Cell
}

interface CellBoundaryProps {
  column: Admitted<ListColumnEntry>
  ledger: Ledger
  children: ReactNode
}

/** Cells have no space for a panel: a crashed cell shows a dash, and the operator's log has the reason. */
class CellBoundary extends Component<CellBoundaryProps> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    if (isApiError(error)) return
    const { column, ledger } = this.props
    const { name } = column.extension.manifest
    const { module } = column.contribution
    logCrash(name, module, error)
    ledger.failed(name, module, { kind: 'render', detail: String(error) })
  }

  override render() {
    return this.state.hasCrashed ? NOTHING : this.props.children
  }
}
