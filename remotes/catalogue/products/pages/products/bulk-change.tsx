import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'

import { isWhole, NO_CHANGE, type BulkDraft, type BulkWhat } from '../../model/bulk-change.ts'
import { BulkFields } from './bulk-fields.tsx'

interface BulkChangeProps {
  /** How many products are to be changed. */
  count: number
  /** Called with the change; with nothing when it was given up. */
  onClose: (draft?: BulkDraft) => void
}

const ALWAYS: readonly BulkWhat[] = ['status', 'collection', 'type', 'tags']

/** Asks what is to be changed about several products. */
export function BulkChange({ count, onClose }: BulkChangeProps) {
  const { t } = useTranslation()
  const hasCategories = useFlag('product_categories')
  const hasChannels = useFlag('sales_channels')
  const [draft, setDraft] = useState<BulkDraft>(NO_CHANGE)
  const kinds = [
    ...ALWAYS,
    ...(hasCategories ? (['categories'] as const) : []),
    ...(hasChannels ? (['sales_channels'] as const) : []),
  ]
  return (
    <Dialog
      isOpen
      onClose={() => onClose()}
      title={t('products.change.title', { count })}
      onSubmit={() => onClose(draft)}
      footer={
        <>
          <Button onPress={() => onClose()}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" isDisabled={!isWhole(draft)}>
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
