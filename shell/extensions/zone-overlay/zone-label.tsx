import type { ZoneName } from '@stoa/extension-sdk'
import { useTranslation } from 'react-i18next'

import styles from './overlay.module.css'
import { ValueTree } from './value-tree.tsx'

interface ZoneLabelProps {
  name: ZoneName
  /** What a widget of this zone is given besides `notify`. */
  props: object
  /** How many widgets are there now. */
  shown: number
  /** How many belong here: one may be taken out, or lack its flag. */
  all: number
}

/** Says which zone this is and what a widget in it would be given. */
export function ZoneLabel({ name, props, shown, all }: ZoneLabelProps) {
  const { t } = useTranslation('shell')
  const isEmpty = Object.keys(props).length === 0
  return (
    <details className={styles['zone']} data-empty={shown === 0 || undefined}>
      <summary className={styles['summary']}>
        <code dir="ltr">{name}</code>
        <span>{t('extensions.overlay.widgets', { count: shown })}</span>
        {all > shown ? <span>{t('extensions.overlay.leftOut', { count: all - shown })}</span> : null}
      </summary>
      <div className={styles['props']} dir="ltr">
        {isEmpty ? (
          <p dir="auto">{t('extensions.overlay.noProps')}</p>
        ) : (
          Object.entries(props).map(([key, value]) => <ValueTree key={key} name={key} value={value} />)
        )}
      </div>
    </details>
  )
}
