import type { About, FeedEntry } from '@stoa/extension-sdk/manifest'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { DescriptionList } from '@stoa/ui/description-list'
import { Inline } from '@stoa/ui/inline'
import { Link } from '@stoa/ui/link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { fetchManifest } from '../containment/fetch-manifest.ts'
import { ContributionIcon } from '../contribution-icon.tsx'
import { readAbout } from './model/read-about.ts'

type Answer = { status: 'closed' | 'loading' | 'failed' } | { status: 'read'; about: About }

/** What the author says of an extension, read from its manifest when an operator asks. */
export function AboutExtension({ entry }: { entry: FeedEntry }) {
  const { t } = useTranslation('shell')
  const [answer, setAnswer] = useState<Answer>({ status: 'closed' })

  async function read() {
    setAnswer({ status: 'loading' })
    const found = await fetchManifest(entry.base)
    setAnswer(
      'manifest' in found ? { status: 'read', about: readAbout(found.manifest) } : { status: 'failed' },
    )
  }

  if (answer.status === 'read') return <Facts about={answer.about} />
  return (
    <>
      {answer.status === 'failed' ? <Banner tone="error">{t('extensions.about.failed')}</Banner> : null}
      <Inline>
        <Button size="small" isLoading={answer.status === 'loading'} onPress={() => void read()}>
          {t('extensions.about.show')}
        </Button>
      </Inline>
    </>
  )
}

function Facts({ about }: { about: About }) {
  const { t } = useTranslation('shell')
  const { author, description, homepage, license, icon, changelog } = about
  if (Object.keys(about).length === 0) return <p>{t('extensions.about.none')}</p>
  const facts = [
    { term: t('extensions.about.author'), details: author },
    { term: t('extensions.about.description'), details: description },
    {
      term: t('extensions.about.homepage'),
      details: homepage && (
        <Link href={homepage} target="_blank">
          {homepage}
        </Link>
      ),
    },
    { term: t('extensions.about.license'), details: license },
    { term: t('extensions.about.changelog'), details: changelog },
  ]
  return (
    <>
      {icon ? <ContributionIcon name={icon} /> : null}
      <DescriptionList
        items={facts.flatMap(({ term, details }) => (details === undefined ? [] : [{ term, details }]))}
      />
    </>
  )
}
