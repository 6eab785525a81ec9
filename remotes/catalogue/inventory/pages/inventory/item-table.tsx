import { type ListState, ListTable } from '@stoa/admin/list'
import { useNavigation, useTranslation, type PlacedContributions } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import Boxes from 'lucide-react/icons/boxes'
import Diff from 'lucide-react/icons/diff'
import Tag from 'lucide-react/icons/tag'
import { useState, type ReactNode } from 'react'

import { AdjustStock } from '../../components/adjust-stock.tsx'
import { AdjustedNote } from '../../components/adjusted-note.tsx'
import type { Adjustment } from '../../components/use-adjust.ts'
import type { Places } from '../../components/use-places.ts'
import { itemLine } from '../../model/stock-item.ts'
import type { ListedItem } from './use-item-columns.tsx'

interface ItemTableProps {
  list: ListState<ListedItem>
  places: Places['places']
  added: PlacedContributions<'inventory_item'>
  /** Undefined until the first page is there. */
  page: { rows: readonly ListedItem[]; count: number } | undefined
  isReplaced: boolean
  failure: ReactNode
}

export function ItemTable({ list, places, added, page, isReplaced, failure }: ItemTableProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [adjusted, setAdjusted] = useState<ListedItem>()
  const [done, setDone] = useState<{ adjustment: Adjustment; name: string }>()
  return (
    <>
      {done ? <AdjustedNote {...done} onClose={() => setDone(undefined)} /> : null}
      <ListTable
        label={t('inventory.title')}
        list={list}
        columns={list.columns}
        columnChoice={list.columnChoice}
        page={page}
        isReplaced={isReplaced}
        rowName={itemLine}
        rowHref={({ id }) => href(`/inventory/items/${id}`)}
        rowActions={(row) => {
          const [sold] = row.variants
          return [
            ...(places && places.length > 0
              ? [
                  {
                    id: 'adjust',
                    label: t('inventory.adjust.action'),
                    icon: Diff,
                    onAction: () => setAdjusted(row),
                  },
                ]
              : []),
            {
              id: 'reservations',
              label: t('inventory.views.reservations'),
              icon: BookmarkCheck,
              href: href(`/inventory/reservations?inventory_item_id=${row.id}`),
            },
            ...(sold
              ? [
                  {
                    id: 'product',
                    label: t('inventory.product'),
                    icon: Tag,
                    href: href(`/products/${sold.product.id}`),
                  },
                ]
              : []),
            ...added.rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(row) })),
          ]
        }}
        bulkActions={added.bulkActions}
        empty={
          <EmptyState
            icon={Boxes}
            title={t('inventory.empty.title')}
            message={t('inventory.empty.message')}
          />
        }
        failure={failure}
      />
      {adjusted && places ? (
        <AdjustStock
          item={adjusted}
          places={places}
          onDone={(adjustment) => setDone({ adjustment, name: itemLine(adjusted) })}
          onClose={() => setAdjusted(undefined)}
        />
      ) : null}
    </>
  )
}
