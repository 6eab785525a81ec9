import { useRowResults } from '@stoa/admin/actions'
import { useRelabelProducts, useUpdateProducts, type ProductRow } from '@stoa/api/admin/products'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import type { ActedRow } from '@stoa/ui/action-table'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'

import {
  changeOf,
  isWhole,
  LABELS,
  NO_CHANGE,
  type BulkDraft,
  type BulkWhat,
} from '../../model/bulk-change.ts'
import { BulkFields } from './bulk-fields.tsx'

interface BulkChangeProps {
  rows: readonly ProductRow[]
  /** Given what became of each row; nothing when it was given up. */
  onClose: (results?: readonly ActedRow[]) => void
}

const ALWAYS: readonly BulkWhat[] = ['status', 'collection', 'type', 'tags']

/** Asks what is to be changed about several products, and changes it. */
export function BulkChange({ rows, onClose }: BulkChangeProps) {
  const { t } = useTranslation()
  const told = useRowResults()
  const hasCategories = useFlag('product_categories')
  const hasChannels = useFlag('sales_channels')
  const { mutateAsync: update, isPending: isUpdating } = useUpdateProducts()
  const { mutateAsync: relabel, isPending: isRelabelling } = useRelabelProducts()
  const [draft, setDraft] = useState<BulkDraft>(NO_CHANGE)
  const kinds = [
    ...ALWAYS,
    ...(hasCategories ? (['categories'] as const) : []),
    ...(hasChannels ? (['sales_channels'] as const) : []),
  ]
  const ids = rows.map(({ id }) => id)
  const replace = async () => {
    const change = changeOf(draft)
    const [first, ...others] = ids
    if (draft.what !== 'type' || first === undefined) return update({ ids, change })
    // Asked for by several at once, a new type would be made several times.
    const begun = await update({ ids: [first], change })
    return [...begun, ...(await update({ ids: others, change }))]
  }
  const save = async () => {
    const { what, add, remove } = draft
    const label = LABELS.find((one) => one === what)
    onClose(await told(label ? relabel({ ids, change: { what: label, add, remove } }) : replace()))
  }
  return (
    <Dialog
      isOpen
      onClose={() => onClose()}
      title={t('products.change.title', { count: rows.length })}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onPress={() => onClose()}>{t('admin.cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            isDisabled={!isWhole(draft)}
            isLoading={isUpdating || isRelabelling}
          >
            {t('products.change.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <Select
          label={t('products.change.what')}
          placeholder={t('products.change.what')}
          value={draft.what}
          onChange={(what) => setDraft({ ...NO_CHANGE, what: what as BulkWhat })}
          options={kinds.map((id) => ({ id, label: t(`products.change.kinds.${id}`) }))}
        />
        <BulkFields draft={draft} onChange={setDraft} />
      </Stack>
    </Dialog>
  )
}
