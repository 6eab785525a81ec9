import { userCalls } from '@stoa/api/admin/users'
import type { HttpClient } from '@stoa/api/http'
import { Banner } from '@stoa/ui/banner'
import { Link } from '@stoa/ui/link'
import { LinkButton } from '@stoa/ui/link-button'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { failureKey } from './failure-key.ts'
import { isOver, readLinkToken } from './link-token.ts'
import { isAcceptable } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PublicPage } from './public-page.tsx'
import { SessionForm } from './session-form.tsx'
import { useSubmit } from './use-submit.ts'

const ASK_AGAIN = '/login?reset-password'

// The server answers 500 to a used link: verifying it against the new password fails.
const REFUSED = { statuses: [400, 401, 500], key: 'reset.refused' }

interface ResetPasswordPageProps {
  http: HttpClient
  /** Query string of the link. */
  search: string
  onChanged: (email: string) => void
}

/** Landing page of a password link. */
export function ResetPasswordPage({ http, search, onChanged }: ResetPasswordPageProps) {
  const { t } = useTranslation('shell')
  const parameters = new URLSearchParams(search)
  const token = parameters.get('token') ?? ''
  const link = readLinkToken(token)
  const email = link?.email ?? parameters.get('email')
  if (!link || !email || isOver(link)) {
    return (
      <PublicPage title={t('reset.invalid')} intro={t('reset.invalidIntro')}>
        <LinkButton href={ASK_AGAIN} variant="primary" size="large" isWide>
          {t('reset.askAgain')}
        </LinkButton>
        <p>
          <Link href="/login">{t('forgot.back')}</Link>
        </p>
      </PublicPage>
    )
  }
  return (
    <PublicPage title={t('reset.title')} intro={t('reset.intro')}>
      <NewPasswordForm http={http} token={token} email={email} onChanged={onChanged} />
    </PublicPage>
  )
}

interface NewPasswordFormProps {
  http: HttpClient
  token: string
  email: string
  onChanged: (email: string) => void
}

function NewPasswordForm({ http, token, email, onChanged }: NewPasswordFormProps) {
  const { t } = useTranslation('shell')
  const [value, setValue] = useState({ password: '', confirmation: '' })
  const send = async () => {
    await userCalls.resetPassword(http, { token, email, password: value.password })
    onChanged(email)
  }
  const submission = useSubmit(send, isAcceptable(value))
  const failure = submission.error ? failureKey(submission.error, REFUSED) : undefined
  const askAgain = failure === REFUSED.key ? <Link href={ASK_AGAIN}>{t('reset.askAgain')}</Link> : null

  return (
    <SessionForm submission={submission} submitLabel={t('reset.submit')}>
      <TextField
        label={t('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        isReadOnly
        value={email}
      />
      <NewPasswordFields value={value} onChange={setValue} showFaults={submission.wasRefused} />
      {failure ? (
        <Banner tone="error" actions={askAgain}>
          {t(failure)}
        </Banner>
      ) : null}
    </SessionForm>
  )
}
