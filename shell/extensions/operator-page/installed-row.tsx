import { Icon } from '@stoa/ui/icon'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { InstalledDetails } from './installed-details.tsx'
import styles from './installed-row.module.css'
import type { Installed } from './model/installed.ts'
import { StateBadge } from './state-badge.tsx'
import type { Choices } from './use-choices.ts'
import { useFigures } from './use-figures.ts'

interface InstalledRowProps {
  installed: Installed
  choices: Choices
}

/** Summary line of one extension; details render once opened. */
export const InstalledRow = memo(function InstalledRow({ installed, choices }: InstalledRowProps) {
  const { t } = useTranslation('shell')
  const figures = useFigures()
  const [isOpen, setIsOpen] = useState(false)
  const { name, entry, origin, states, contributions, slowestMs, bytes, failures } = installed
  return (
    <li className={styles.item}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.line}>
          <span className={styles.chevron}>
            <Icon glyph={ChevronRight} size="small" isDirectional />
          </span>
          <span className={styles.who}>
            <bdi className={styles.name}>{name}</bdi>
            {entry ? <bdi className={styles.version}>{entry.manifest.version}</bdi> : null}
            {origin === undefined || origin === location.origin ? null : (
              <bdi className={styles.version}>{URL.parse(origin)?.host ?? origin}</bdi>
            )}
          </span>
          <span className={styles.states}>
            {states.map((state) => (
              <StateBadge key={state} state={state} />
            ))}
          </span>
          <span className={styles.figures}>
            <span>{t('extensions.countContributions', { count: contributions.length })}</span>
            <span>{slowestMs === undefined ? null : figures.ms(slowestMs)}</span>
            <span>{bytes === 0 ? null : figures.bytes(bytes)}</span>
            <span>
              {failures.length === 0 ? null : t('extensions.countErrors', { count: failures.length })}
            </span>
          </span>
        </summary>
        {isOpen ? <InstalledDetails installed={installed} choices={choices} /> : null}
      </details>
    </li>
  )
})
