import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'

import { lazyPart, Near } from '../lazy-dialog/index.ts'
import styles from './json-card.module.css'

const JsonViewer = lazyPart(async () => (await import('@stoa/ui/json-viewer')).JsonViewer)

/** About the height of the closed viewer, in pixels. */
const HEIGHT = 96

/** What the store answered, as it came. Not on paper. */
export function JsonCard({ value }: { value: unknown }) {
  const { t } = useTranslation()
  return (
    <div className={styles.json}>
      <Card title={t('admin.json.title')}>
        <Near height={HEIGHT}>
          <JsonViewer label={t('admin.json.title')} value={value} />
        </Near>
      </Card>
    </div>
  )
}
