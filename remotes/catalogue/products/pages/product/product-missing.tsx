import { RecordMissing } from '@stoa/admin/record'
import { useTranslation } from '@stoa/extension-sdk'
import PackageX from 'lucide-react/icons/package-x'

export function ProductMissing() {
  const { t } = useTranslation()
  return (
    <RecordMissing
      icon={PackageX}
      title={t('products.missing.title')}
      message={t('products.missing.message')}
      back={{ path: '/products', label: t('products.missing.back') }}
    />
  )
}
