import { usedBeyond, usesOf, type FeedEntry, type Manifest } from '@stoa/extension-sdk/manifest'
import { Banner } from '@stoa/ui/banner'
import { DescriptionList } from '@stoa/ui/description-list'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { fetchManifest } from '../containment/fetch-manifest.ts'
import { readAbout } from './model/read-about.ts'
import { useUsesFacts } from './uses-facts.ts'
import styles from './waiting-update.module.css'

interface WaitingUpdateProps {
  entry: FeedEntry
  waiting: NonNullable<FeedEntry['waiting']>
}

/** What an update uses beyond the version that runs, what is new in it, and how the operator decides. */
export function WaitingUpdate({ entry, waiting }: WaitingUpdateProps) {
  const { t } = useTranslation('trust')
  const { t: tShell } = useTranslation('shell')
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof fetchManifest>>>()
  const { name, version } = entry.manifest
  const { base, integrity } = waiting
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const found = await fetchManifest(base, integrity)
      if (isCurrent) setAnswer(found)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [base, integrity])

  return (
    <Banner tone="warning" title={t('waiting.title', { version: waiting.version })}>
      {answer && 'manifest' in answer ? (
        <Update accepted={entry.manifest} wanted={answer.manifest as Manifest} />
      ) : null}
      {answer && 'fault' in answer ? <p>{tShell('extensions.about.failed')}</p> : null}
      <p>{t('waiting.message', { version })}</p>
      <p className={styles.commands} dir="ltr">
        <code>stoa accept {name} --feed DIR</code>
        <code>stoa refuse {name} --feed DIR</code>
      </p>
    </Banner>
  )
}

/** What the update uses in addition, and what its author says is new. */
function Update({ accepted, wanted }: { accepted: Manifest; wanted: Manifest }) {
  const { t } = useTranslation('shell')
  const factsOf = useUsesFacts()
  const more = usedBeyond(usesOf(accepted), usesOf(wanted))
  const { changelog } = readAbout(wanted)
  return (
    <DescriptionList
      items={[
        ...factsOf(more === 'everything' ? undefined : (more ?? {})),
        ...(changelog === undefined ? [] : [{ term: t('extensions.about.changelog'), details: changelog }]),
      ]}
    />
  )
}
