import { type EachRow, useRowResults } from '@stoa/admin/actions'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useRelabelProducts, useUpdateProducts, type ProductRow } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState, type ReactNode } from 'react'

import { changeOf, LABELS, type BulkDraft } from '../../model/bulk-change.ts'

interface Asked {
  count: number
  answer: (draft: BulkDraft | undefined) => void
}

const BulkChange = lazyDialog(async () => (await import('./bulk-change.tsx')).BulkChange)

/** The action that changes something about all selected products, and the dialog that asks what. */
export function useBulkChange(): { action: TableBulkAction<ProductRow>; dialog: ReactNode } {
  const { t } = useTranslation()
  const resultsOf = useRowResults()
  const { mutateAsync: update } = useUpdateProducts()
  const { mutateAsync: relabel } = useRelabelProducts()
  const [asked, setAsked] = useState<Asked>()
  const close = (draft?: BulkDraft) => {
    asked?.answer(draft)
    setAsked(undefined)
  }
  const replace = async ({ ids, ...each }: EachRow, draft: BulkDraft) => {
    const change = changeOf(draft)
    if (draft.what !== 'type') return update({ ...each, ids, change })
    // Several writes at once would make a new type several times.
    const begun = await update({ ...each, ids: ids.slice(0, 1), change })
    return [...begun, ...(await update({ ...each, ids: ids.slice(1), change }))]
  }
  return {
    action: {
      id: 'change',
      label: t('products.change.action'),
      icon: SlidersHorizontal,
      run: async (rows, progress) => {
        const { promise, resolve } = Promise.withResolvers<BulkDraft | undefined>()
        setAsked({ count: rows.length, answer: resolve })
        const draft = await promise
        if (!draft) return undefined
        const each = { ...progress, ids: rows.map(({ id }) => id) }
        const { what, add, remove } = draft
        const label = LABELS.find((one) => one === what)
        return resultsOf(
          label ? relabel({ ...each, change: { what: label, add, remove } }) : replace(each, draft),
        )
      },
    },
    dialog: asked ? <BulkChange count={asked.count} onClose={close} /> : null,
  }
}
