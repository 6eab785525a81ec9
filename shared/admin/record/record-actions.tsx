import { useListContributions, type ListName, type RowOf } from '@stoa/extension-sdk'
import type { MenuEntry } from '@stoa/ui/menu'
import { createContext, useCallback, useMemo, type ReactNode } from 'react'

interface RecordActionsProps {
  /** The list that the record is a row of; without one nothing is added to its page. */
  entity: ListName | undefined
  /** Undefined until it is there. */
  record: { id: string } | null | undefined
  /** Reads the record again. */
  refresh: () => unknown
  children: ReactNode
}

/** What extensions add to the menu of the page's record. */
export const ContributedEntries = createContext<readonly MenuEntry[]>([])

/** Gives the `RecordMenu` inside of it what extensions add for a record. None of their code loads before it is chosen. */
export function RecordActions({ entity, children, ...of }: RecordActionsProps) {
  return entity ? (
    <EntityActions {...of} entity={entity}>
      {children}
    </EntityActions>
  ) : (
    children
  )
}

function EntityActions({ entity, record, refresh, children }: RecordActionsProps & { entity: ListName }) {
  const { pageActions } = useListContributions(
    entity,
    useCallback(() => void refresh(), [refresh]),
  )
  const entries = useMemo(
    () =>
      record
        ? pageActions.map(({ run, ...entry }): MenuEntry => ({
            ...entry,
            // `defineRecord` accepts records that fit the entity alone.
            onAction: () => run(record as RowOf<ListName>),
          }))
        : [],
    [pageActions, record],
  )
  return <ContributedEntries value={entries}>{children}</ContributedEntries>
}
