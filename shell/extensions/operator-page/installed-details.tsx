import { usesOf } from '@stoa/extension-sdk/manifest'
import { DescriptionList } from '@stoa/ui/description-list'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { ShellContext, type Shell } from '../shell-context.ts'
import { AboutExtension } from './about-extension.tsx'
import { AuthorReport } from './author-report.tsx'
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

const rangesOf = (ranges: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(ranges).map(([name, range]) => `${name} ${range}`)

/** The author's public key that the name belongs to. The feed may hold anything. */
function ownerIn({ owners = {} }: Shell['feed'], name: string): string | undefined {
  const owner: unknown = Object.hasOwn(owners, name) ? owners[name] : undefined
  return typeof owner === 'string' ? owner : undefined
}

export function InstalledDetails({ installed, choices }: InstalledDetailsProps) {
  const { t } = useTranslation('shell')
  const figures = useFigures()
  const listed = (codes: readonly string[] = []) => figures.codes(codes) || null
  const { t: tTrust } = useTranslation('trust')
  const usesFacts = useUsesFacts()
  const { feed } = useContext(ShellContext)
  const owner = ownerIn(feed, installed.name)
  const { entry, bytes, calls, slowestMs, findings, contributions, failures } = installed
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
            { term: t('extensions.needs'), details: listed(rangesOf(entry.manifest.needs)) },
            ...(installed.isArea
              ? []
              : [
                  { term: tTrust('optionalNeeds'), details: listed(rangesOf(entry.manifest.optionalNeeds)) },
                  { term: tTrust('zones'), details: listed(entry.manifest.zones) },
                ]),
            ...(installed.isArea ? [] : usesFacts(usesOf(entry.manifest))),
            ...(owner === undefined ? [] : [{ term: tTrust('key'), details: owner }]),
            ...(installed.isArea
              ? []
              : [
                  {
                    term: tTrust('isolation.term'),
                    details: tTrust(`isolation.${entry.isolation ?? 'page'}`),
                  },
                ]),
            { term: t('extensions.shared'), details: listed(rangesOf(entry.manifest.shared)) },
            {
              term: t('extensions.order.time'),
              details: slowestMs === undefined ? null : figures.ms(slowestMs),
            },
            { term: t('extensions.calls'), details: calls === undefined ? null : figures.count(calls.count) },
            { term: t('extensions.order.bytes'), details: bytes === 0 ? null : figures.bytes(bytes) },
          ]}
        />
      ) : null}
      {entry && !installed.isArea ? <AboutExtension entry={entry} /> : null}
      {contributions.length > 0 ? <ContributionTable contributions={contributions} /> : null}
      {failures.length > 0 ? <ErrorList failures={failures} contributions={contributions} /> : null}
      {installed.isArea ? null : <AuthorReport installed={installed} />}
    </div>
  )
}
