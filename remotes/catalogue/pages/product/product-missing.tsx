import { useTranslation } from '@stoa/extension-sdk'
import PackageX from 'lucide-react/icons/package-x'

import { RecordMissing } from '../../components/record-missing.tsx'

export function ProductMissing() {
  const { t } = useTranslation()
  return (
    <RecordMissing
      icon={PackageX}
      title={t('product.missing.title')}
      message={t('product.missing.message')}
      back={{ path: '/products', label: t('product.missing.back') }}
    />
  )
}
