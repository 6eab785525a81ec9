import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'

/** Tells which fields the columns of extensions ask for in vain: the backend does not know them. */
export function RefusedFields({ fields }: { fields: readonly string[] | undefined }) {
  const { t } = useTranslation()
  if (!fields || fields.length === 0) return null
  return (
    <Banner tone="warning" title={t('admin.list.refusedFields.title')}>
      {t('admin.list.refusedFields.message', { fields: fields.join(', ') })}
    </Banner>
  )
}
