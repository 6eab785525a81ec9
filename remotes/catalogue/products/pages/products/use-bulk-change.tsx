import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { ProductRow } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import type { ActedRow, TableBulkAction } from '@stoa/ui/action-table'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState, type ReactNode } from 'react'

interface Asked {
  rows: readonly ProductRow[]
  answer: (results: readonly ActedRow[] | undefined) => void
}

const BulkChange = lazyDialog(async () => (await import('./bulk-change.tsx')).BulkChange)

/** The action that changes something about all selected products, and the dialog that asks what. */
export function useBulkChange(): { action: TableBulkAction<ProductRow>; dialog: ReactNode } {
  const { t } = useTranslation()
  const [asked, ask] = useState<Asked>()
  const done = (results?: readonly ActedRow[]) => {
    asked?.answer(results)
    ask(undefined)
  }
  return {
    action: {
      id: 'change',
      label: t('products.change.action'),
      icon: SlidersHorizontal,
      run: async (rows) => {
        const { promise, resolve } = Promise.withResolvers<readonly ActedRow[] | undefined>()
        ask({ rows, answer: resolve })
        return promise
      },
    },
    dialog: asked ? <BulkChange rows={asked.rows} onClose={done} /> : null,
  }
}
