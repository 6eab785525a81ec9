import { useHost } from '@stoa/extension-sdk'
import type { WidgetEntry } from '@stoa/extension-sdk/manifest'
import { formatterOf } from '@stoa/i18n/numbers'
import { useContext, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import type { Admitted } from '../registry.ts'
import { ShellContext } from '../shell-context.ts'
import styles from './overlay.module.css'

/** Shows the extension, version and load time of a widget. */
export function WidgetLabel({ widget: { extension, contribution } }: { widget: Admitted<WidgetEntry> }) {
  const { t } = useTranslation('shell')
  const { ledger } = useContext(ShellContext)
  const locale = useHost().language.locale()
  const { name, version } = extension.manifest
  const ms = useSyncExternalStore(ledger.subscribe, () => ledger.account(name).loads.get(contribution.module))
  const format = formatterOf(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 })
  return (
    <p className={styles.widget}>
      <bdi>
        {name} {version}
      </bdi>
      <bdi>{contribution.id}</bdi>
      <span>{ms === undefined ? t('extensions.overlay.notLoaded') : format.format(ms)}</span>
    </p>
  )
}
