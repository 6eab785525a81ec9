import { ErrorState } from '@stoa/ui/error-state'
import { useContext, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ShellContext } from '../extensions/shell-context.ts'
import type { MissingFeed } from '../federation/recover-feed.ts'
import { failureText } from '../language/failure-text.ts'
import { WithTexts } from '../language/with-texts.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** Shown for a path that no page has, while the feed is missing: everywhere, or beside the areas alone. */
export function FeedMissingPage({ missing }: { missing: MissingFeed }) {
  const { registry } = useContext(ShellContext)
  return registry.extensions.length === 0 ? <NoPages missing={missing} /> : withTexts(<NoExtensions />)
}

/** Shown for a page with a flag while the flags of the store cannot be read. */
export const FlagsMissingPage = () => withTexts(<NoFlags />)

const withTexts = (page: ReactNode) => <WithTexts namespace="extensions">{page}</WithTexts>

const reload = () => location.reload()

function NoPages({ missing: { reason, detail } }: { missing: MissingFeed }) {
  const { t } = useTranslation(['shell', 'trust'])
  useDocumentTitle(t('feed.title'))
  return (
    <ErrorState
      title={t('feed.title')}
      message={t(`feed.${reason}`, { ns: ['shell', 'trust'] })}
      details={detail}
      retry={{ onPress: reload }}
    />
  )
}

/** The notice above the page says why. */
function NoExtensions() {
  const { t } = useTranslation('shell')
  const title = t('containment.pageMissing')
  useDocumentTitle(title)
  return <ErrorState title={title} retry={{ onPress: reload }} />
}

function NoFlags() {
  const { t } = useTranslation('shell')
  const { flags } = useContext(ShellContext)
  const title = t('containment.pageUnread')
  useDocumentTitle(title)
  return (
    <ErrorState
      title={title}
      message={failureText(flags.failure(), t)}
      retry={{ onPress: () => flags.retry() }}
    />
  )
}
