import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminProduct } from '@stoa/api/admin/products'
import type { AdminStore } from '@stoa/api/admin/store'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table } from '@stoa/ui/table'
import Gift from 'lucide-react/icons/gift'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'

import { denominationsOf, type Denomination } from '../../model/denominations.ts'
import { useDeleteDenomination } from './use-delete-denomination.ts'
import { useDenominationColumns } from './use-denomination-columns.tsx'

const EditDenomination = lazyDialog(async () => (await import('./edit-denomination.tsx')).EditDenomination)

const AddDenomination = lazyDialog(async () => (await import('./add-denomination.tsx')).AddDenomination)

interface DenominationsCardProps {
  product: AdminProduct
  store: Pick<AdminStore, 'default_currency_code' | 'currencies'>
}

/** The values that the gift card is sold for. */
export function DenominationsCard({ product, store }: DenominationsCardProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'add' | Denomination>()
  const close = () => setOpened(undefined)
  const main = store.default_currency_code
  const others = (store.currencies ?? []).map(({ code }) => code).filter((code) => code !== main)
  const columns = useDenominationColumns(product, main)
  const denominations = denominationsOf(product.variants, main)
  const remove = useDeleteDenomination(product.id)
  const dialog = { product, currencies: [main, ...others.toSorted()] as const, onClose: close }
  const add = () => setOpened('add')
  return (
    <Card
      title={t('giftCards.fields.values')}
      actions={<Button onPress={add}>{t('giftCards.denomination.add')}</Button>}
      isFlush
    >
      <Table
        label={t('giftCards.fields.values')}
        columns={columns}
        rows={denominations}
        rowKey={({ id }) => id}
        rowMenu={{
          rowName: ({ title }) => title,
          entries: (row) => [
            { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => setOpened(row) },
            {
              id: 'delete',
              label: t('admin.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: () => remove(row),
            },
          ],
        }}
        empty={
          <EmptyState
            icon={Gift}
            title={t('giftCards.denomination.none')}
            actions={<Button onPress={add}>{t('giftCards.denomination.add')}</Button>}
          />
        }
      />
      {opened === 'add' ? <AddDenomination {...dialog} /> : null}
      {opened !== undefined && opened !== 'add' ? (
        <EditDenomination {...dialog} denomination={opened} />
      ) : null}
    </Card>
  )
}
