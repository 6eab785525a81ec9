import type { HttpClient } from '@stoa/api/http'
import { formatDateTime } from '@stoa/i18n/dates'
import { intlLocaleOf } from '@stoa/i18n/languages'
import { LinkButton } from '@stoa/ui/link-button'
import { useTranslation } from 'react-i18next'

import { InviteForm } from './invite-form.tsx'
import { isOver, readLinkToken, type LinkToken } from './link-token.ts'
import { PublicPage } from './public-page.tsx'
import styles from './public-page.module.css'

interface InvitePageProps {
  http: HttpClient
  /** Query string of the link. */
  search: string
  /** Called once the person has joined and is signed in. */
  onJoined: () => void
}

/** Landing page of an invitation. */
export function InvitePage({ http, search, onJoined }: InvitePageProps) {
  const { t } = useTranslation('shell')
  const parameters = new URLSearchParams(search)
  const token = parameters.get('token') ?? ''
  const link = readLinkToken(token)
  if (!link?.email || isOver(link)) {
    return (
      <PublicPage title={t('invite.invalid')} intro={t('invite.invalidIntro')}>
        <LinkButton href="/login" variant="primary" size="large" isWide>
          {t('forgot.back')}
        </LinkButton>
      </PublicPage>
    )
  }
  const isFirst = parameters.has('first_run')
  return (
    <PublicPage
      title={t(isFirst ? 'invite.titleFirst' : 'invite.title')}
      intro={t(isFirst ? 'invite.introFirst' : 'invite.intro')}
    >
      {isFirst ? null : <InviteFacts link={link} />}
      <InviteForm
        http={http}
        token={token}
        email={link.email}
        submitLabel={t(isFirst ? 'invite.submitFirst' : 'invite.submit')}
        onJoined={onJoined}
      />
    </PublicPage>
  )
}

function InviteFacts({ link: { role, expiresAt } }: { link: LinkToken }) {
  const { t, i18n } = useTranslation('shell')
  const locale = intlLocaleOf(i18n.resolvedLanguage ?? i18n.language, navigator.languages)
  return (
    <ul className={styles.facts}>
      {role ? <li>{t('invite.role', { role: t(`invite.roles.${role}`, { defaultValue: role }) })}</li> : null}
      {expiresAt ? <li>{t('invite.until', { moment: formatDateTime(expiresAt, locale) })}</li> : null}
    </ul>
  )
}
