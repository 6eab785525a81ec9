import { useTranslation } from '@stoa/extension-sdk'
import { formatCodes } from '@stoa/i18n/lists'
import { Banner } from '@stoa/ui/banner'

/** Tells which fields the columns of extensions ask for in vain: the backend does not know them. */
export function RefusedFields({ fields }: { fields: readonly string[] | undefined }) {
  const { t, locale } = useTranslation()
  if (!fields || fields.length === 0) return null
  return (
    <Banner tone="warning" title={t('admin.list.refusedFields.title')}>
      {t('admin.list.refusedFields.message', { fields: formatCodes(fields, locale) })}
    </Banner>
  )
}
