import { useRecordForm } from '@stoa/admin/form'
import {
  otherMetadata,
  storeTexts,
  useUpdateStore,
  type AdminStore,
  type StoreTexts,
} from '@stoa/api/admin/store'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { changedMetadata, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

import type { LinkField } from '../model/link-template.ts'

/** The form of the store. */
export type StoreValues = Record<'name' | LinkField | keyof StoreTexts, string> & {
  metadata: readonly MetadataRow[]
}

export function useStoreForm(store: AdminStore) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateStore()
  const others = otherMetadata(store.metadata)
  return useRecordForm<StoreValues>({
    id: 'store',
    values: {
      name: store.name,
      payment_link_template: store.payment_link_template ?? '',
      swap_link_template: store.swap_link_template ?? '',
      invite_link_template: store.invite_link_template ?? '',
      ...storeTexts(store.metadata),
      metadata: rowsOf(others),
    },
    save: async ({ name }, { metadata, ...changes }) => {
      // An empty text takes its key away.
      const [texts, fields] = parted(changes, (key) => key in NO_TEXTS)
      await update({ ...fields, ...changedMetadata(others, metadata, texts) })
      notify.success(t('store.saved'), name)
    },
  })
}

const NO_TEXTS = storeTexts(null)

function parted<Value>(values: Readonly<Record<string, Value>>, isFirst: (key: string) => boolean) {
  const entries = Object.entries(values)
  return [
    Object.fromEntries(entries.filter(([key]) => isFirst(key))),
    Object.fromEntries(entries.filter(([key]) => !isFirst(key))),
  ] as const
}
