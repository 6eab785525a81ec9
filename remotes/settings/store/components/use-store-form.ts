import { useRecordForm } from '@stoa/admin/form'
import { useUpdateStore, type AdminStore } from '@stoa/api/admin/store'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { metadataChange, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

import type { LinkField } from '../model/link-template.ts'

/** What can be said about the store. */
export type StoreValues = Record<'name' | LinkField, string> & { metadata: readonly MetadataRow[] }

export function useStoreForm(store: AdminStore) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateStore()
  return useRecordForm<StoreValues>({
    id: 'store',
    values: {
      name: store.name,
      payment_link_template: store.payment_link_template ?? '',
      swap_link_template: store.swap_link_template ?? '',
      invite_link_template: store.invite_link_template ?? '',
      metadata: rowsOf(store.metadata),
    },
    save: async ({ name }, { metadata, ...texts }) => {
      await update({ ...texts, ...(metadata && { metadata: metadataChange(store.metadata, metadata) }) })
      notify.success(t('store.saved'), name)
    },
  })
}
