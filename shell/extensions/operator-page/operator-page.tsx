import { useNavigation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import Copy from 'lucide-react/icons/copy'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { ShellContext } from '../shell-context.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { AuthorsCard } from './authors-card.tsx'
import { InstalledCard } from './installed-card.tsx'
import { summaryOf, type Summary } from './model/summary.ts'
import { isWrong } from './model/states.ts'
import styles from './operator-page.module.css'
import { useChoices } from './use-choices.ts'
import { useFigures } from './use-figures.ts'
import { useInstalled } from './use-installed.ts'
import { useReport } from './use-report.ts'

/** Makes the region scrollable by keyboard. */
const SCROLLS = { tabIndex: 0 }

/** Operator's page: what is installed, its state, and the actions on it. */
export function OperatorPage() {
  const { t } = useTranslation('shell')
  const { href } = useNavigation()
  useDocumentTitle(t('extensions.title'))
  const installed = useInstalled()
  const summary = useMemo(() => summaryOf(installed), [installed])
  const choices = useChoices()
  const report = useReport(installed)
  return (
    <Page
      title={t('extensions.title')}
      back={{ href: href('/settings'), label: t('extensions.back') }}
      description={<Counts summary={summary} />}
      actions={
        <>
          <Button icon={Copy} onPress={() => void report.copy()}>
            {t('extensions.copy')}
          </Button>
          <Button icon={RefreshCw} onPress={() => location.reload()}>
            {t('extensions.readAgain')}
          </Button>
        </>
      }
    >
      <Verdict summary={summary} />
      <Signature />
      {choices.pending.length > 0 ? <Pending names={choices.pending} /> : null}
      {report.uncopied === undefined ? null : (
        <Card title={t('extensions.report')}>
          <pre className={styles.report} dir="ltr" {...SCROLLS}>
            {report.uncopied}
          </pre>
        </Card>
      )}
      <InstalledCard installed={installed} summary={summary} choices={choices} />
      <AuthorsCard />
    </Page>
  )
}

function Counts({ summary: { extensions, areas, contributions } }: { summary: Summary }) {
  const { t } = useTranslation('shell')
  const { list } = useFigures()
  return list([
    t('extensions.countExtensions', { count: extensions }),
    t('extensions.countAreas', { count: areas }),
    t('extensions.countContributions', { count: contributions }),
  ])
}

function Verdict({ summary }: { summary: Summary }) {
  const { t } = useTranslation('shell')
  const { list } = useFigures()
  const wrong = summary.states.filter(({ state }) => isWrong(state))
  if (wrong.length === 0) return <Banner tone="success">{t('extensions.allWell')}</Banner>
  return (
    <Banner tone="warning" title={t('extensions.wrong')}>
      {list(wrong.map(({ state, count }) => `${t(`extensions.state.${state}`)}: ${count}`))}
    </Banner>
  )
}

/** Whether the feed was verified, where the operator wants it signed. */
function Signature() {
  const { t } = useTranslation('trust')
  const { feed } = useContext(ShellContext)
  const { date } = useFigures()
  if (!feed.signed) return null
  if (feed.signed === 'unchecked') return <Banner tone="warning">{t('feed.unchecked')}</Banner>
  const { version, expires } = feed.signed
  return <Banner tone="info">{t('feed.signed', { version, date: date(Date.parse(expires)) })}</Banner>
}

function Pending({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('shell')
  const { list } = useFigures()
  return (
    <Banner
      title={t('extensions.pending', { names: list(names) })}
      actions={
        <Button size="small" onPress={() => location.reload()}>
          {t('crash.reload')}
        </Button>
      }
    />
  )
}
