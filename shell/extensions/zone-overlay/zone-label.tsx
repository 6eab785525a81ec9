import type { ZoneName } from '@stoa/extension-sdk'
import { useTranslation } from 'react-i18next'

import styles from './overlay.module.css'
import { ValueTree } from './value-tree.tsx'

interface ZoneLabelProps {
  name: ZoneName
  /** Props of the zone's widgets, in addition to `notify`. */
  props: object
  /** Number of widgets shown. */
  shown: number
  /** Number of widgets registered; some may be quarantined or lack their flag. */
  all: number
}

/** Shows the name of a zone and the props of its widgets. */
export function ZoneLabel({ name, props, shown, all }: ZoneLabelProps) {
  const { t } = useTranslation('shell')
  const isEmpty = Object.keys(props).length === 0
  return (
    <details className={styles.zone} data-empty={shown === 0 || undefined}>
      <summary className={styles.summary}>
        <code dir="ltr">{name}</code>
        <span>{t('extensions.overlay.widgets', { count: shown })}</span>
        {all > shown ? <span>{t('extensions.overlay.leftOut', { count: all - shown })}</span> : null}
      </summary>
      <div className={styles.props} dir="ltr">
        {isEmpty ? (
          <p dir="auto">{t('extensions.overlay.noProps')}</p>
        ) : (
          Object.entries(props).map(([key, value]) => <ValueTree key={key} name={key} value={value} />)
        )}
      </div>
    </details>
  )
}
