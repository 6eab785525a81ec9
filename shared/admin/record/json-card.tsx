import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { JsonViewer } from '@stoa/ui/json-viewer'

import styles from './json-card.module.css'

/** What the store answered, as it came. Not on paper. */
export function JsonCard({ value }: { value: unknown }) {
  const { t } = useTranslation()
  return (
    <div className={styles.json}>
      <Card title={t('admin.json.title')}>
        <JsonViewer label={t('admin.json.title')} value={value} />
      </Card>
    </div>
  )
}
