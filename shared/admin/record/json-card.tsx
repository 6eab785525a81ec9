import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { JsonViewer } from '@stoa/ui/json-viewer'

/** What the store answered, as it came. */
export function JsonCard({ value }: { value: unknown }) {
  const { t } = useTranslation()
  return (
    <Card title={t('admin.json.title')}>
      <JsonViewer label={t('admin.json.title')} value={value} />
    </Card>
  )
}
