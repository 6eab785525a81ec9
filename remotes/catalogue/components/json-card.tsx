import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { JsonViewer } from '@stoa/ui/json-viewer'

/** What the store answered, as it came. */
export function JsonCard({ value }: { value: unknown }) {
  const { t, locale } = useTranslation()
  return (
    <Card title={t('common.json.title')}>
      <JsonViewer
        label={t('common.json.title')}
        value={value}
        texts={{
          copy: t('common.json.copy'),
          copied: t('common.json.copied'),
          copyFailed: t('common.json.copyFailed'),
          expandAll: t('common.json.expandAll'),
          collapseAll: t('common.json.collapseAll'),
          showAll: t('common.json.showAll'),
          entries: (count) => t('common.json.entries', { count, number: formatNumber(count, locale) }),
        }}
      />
    </Card>
  )
}
