import { NoRows, type useListFilter } from '@stoa/admin/list'
import { useSetLocationLevels } from '@stoa/api/admin/inventory-items'
import { unlessSessionLost } from '@stoa/api/http'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import { Grid, type SaveGrid } from '@stoa/ui/grid'
import Boxes from 'lucide-react/icons/boxes'
import { useMemo, type ReactNode } from 'react'

import { levelWrites } from '../../model/level-writes.ts'
import type { StockItem } from '../../model/stock-item.ts'
import { stockLines, type StockLine } from '../../model/stock-lines.ts'
import { useQuantityColumns } from './use-quantity-columns.ts'

interface QuantityGridProps {
  list: Pick<ReturnType<typeof useListFilter>, 'filter' | 'turnTo' | 'reset'>
  /** Undefined until they are there. */
  items: readonly StockItem[] | undefined
  locations: readonly { id: string; name: string }[] | undefined
  onDirtyChange: (isDirty: boolean) => void
  failure: ReactNode
}

const keyOf = ({ key }: StockLine) => key
const nameOf = ({ fullName }: StockLine) => fullName
const levelOf = ({ level }: StockLine) => level

/** What is in stock and on its way, to be typed, pasted and filled for many items and locations at once. */
export function QuantityGrid({ list, items, locations, onDirtyChange, failure }: QuantityGridProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { mutateAsync: set } = useSetLocationLevels()
  const lines = useMemo(() => (items && locations ? stockLines(items, locations) : []), [items, locations])

  const save: SaveGrid = async (changes) => {
    const change = levelWrites(changes, lines)
    // After a lost session, what was not saved keeps its marks.
    const results = (await unlessSessionLost(set({ ids: [...change.keys()], change }))) ?? []
    return results.map(({ id, error }) => ({
      row: id,
      ...(error !== undefined && { error: failureText(error) }),
    }))
  }

  return (
    <Grid
      label={t('inventory.quantities.label')}
      columns={useQuantityColumns()}
      rows={lines}
      rowKey={keyOf}
      rowName={nameOf}
      level={levelOf}
      isLoading={!items || !locations}
      error={failure}
      empty={
        <NoRows filter={list.filter} onTurn={list.turnTo} onReset={list.reset}>
          <EmptyState
            icon={Boxes}
            title={t('inventory.empty.title')}
            message={t('inventory.empty.message')}
          />
        </NoRows>
      }
      onSave={save}
      onDirtyChange={onDirtyChange}
    />
  )
}
