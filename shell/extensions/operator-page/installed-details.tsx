import { DescriptionList } from '@stoa/ui/description-list'
import { useTranslation } from 'react-i18next'

import { AboutExtension } from './about-extension.tsx'
import { ContributionTable } from './contribution-table.tsx'
import { ErrorList } from './error-list.tsx'
import { InstalledActions } from './installed-actions.tsx'
import styles from './installed-details.module.css'
import type { Installed } from './model/installed.ts'
import { RefusalList } from './refusal-list.tsx'
import type { Choices } from './use-choices.ts'
import { useFigures } from './use-figures.ts'
import { useUsesFacts } from './uses-facts.ts'
import { WaitingUpdate } from './waiting-update.tsx'

interface InstalledDetailsProps {
  installed: Installed
  choices: Choices
}

const rangesOf = (ranges: Readonly<Record<string, string>> = {}): string | null =>
  Object.entries(ranges)
    .map(([name, range]) => `${name} ${range}`)
    .join(', ') || null

export function InstalledDetails({ installed, choices }: InstalledDetailsProps) {
  const { t } = useTranslation('shell')
  const figures = useFigures()
  const usesFacts = useUsesFacts()
  const { entry, bytes, slowestMs, findings, contributions, failures } = installed
  const refusals = [...findings, ...contributions.flatMap(({ finding }) => finding ?? [])]
  return (
    <div className={styles.details}>
      <InstalledActions installed={installed} choices={choices} />
      {entry?.waiting ? <WaitingUpdate entry={entry} waiting={entry.waiting} /> : null}
      {refusals.length > 0 ? <RefusalList findings={refusals} /> : null}
      {entry ? (
        <DescriptionList
          items={[
            {
              term: t('extensions.from'),
              details: URL.parse(entry.base, location.origin)?.href ?? entry.base,
            },
            { term: t('extensions.version'), details: entry.manifest.version },
            { term: t('extensions.sdk'), details: entry.manifest.sdk },
            { term: t('extensions.needs'), details: rangesOf(entry.manifest.needs) },
            ...(installed.isArea ? [] : usesFacts(entry.manifest.uses)),
            { term: t('extensions.shared'), details: rangesOf(entry.manifest.shared) },
            {
              term: t('extensions.order.time'),
              details: slowestMs === undefined ? null : figures.ms(slowestMs),
            },
            { term: t('extensions.order.bytes'), details: bytes === 0 ? null : figures.bytes(bytes) },
          ]}
        />
      ) : null}
      {entry && !installed.isArea ? <AboutExtension entry={entry} /> : null}
      {contributions.length > 0 ? <ContributionTable contributions={contributions} /> : null}
      {failures.length > 0 ? <ErrorList failures={failures} contributions={contributions} /> : null}
    </div>
  )
}
