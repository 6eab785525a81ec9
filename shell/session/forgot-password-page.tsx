import { userCalls } from '@stoa/api/admin/users'
import type { HttpClient } from '@stoa/api/http'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Link } from '@stoa/ui/link'
import { LinkButton } from '@stoa/ui/link-button'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { failureKey } from './failure-key.ts'
import { PublicPage } from './public-page.tsx'
import { SessionForm } from './session-form.tsx'
import { useSubmit } from './use-submit.ts'

const NOT_AN_ADDRESS = { statuses: [400], key: 'forgot.notAnAddress' }

const looksLikeAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Requests a password link. The answer never reveals whether the account exists. */
export function ForgotPasswordPage({ http }: { http: HttpClient }) {
  const { t } = useTranslation('shell')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) {
    return (
      <PublicPage key="sent" title={t('forgot.sent')} intro={t('forgot.sentIntro', { email: sentTo })}>
        <LinkButton href="/login" variant="primary" size="large" isWide>
          {t('forgot.back')}
        </LinkButton>
        <Button variant="quiet" isWide onPress={() => setSentTo(undefined)}>
          {t('forgot.again')}
        </Button>
      </PublicPage>
    )
  }
  return (
    <PublicPage key="ask" title={t('forgot.title')} intro={t('forgot.intro')}>
      <AddressForm http={http} onSent={setSentTo} />
      <p>
        <Link href="/login">{t('forgot.back')}</Link>
      </p>
    </PublicPage>
  )
}

function AddressForm({ http, onSent }: { http: HttpClient; onSent: (email: string) => void }) {
  const { t } = useTranslation('shell')
  const [email, setEmail] = useState('')
  const address = email.trim()
  const send = async () => {
    await userCalls.sendResetPasswordToken(http, { email: address })
    onSent(address)
  }
  const submission = useSubmit(send, looksLikeAddress(address))
  const failure = submission.error ? failureKey(submission.error, NOT_AN_ADDRESS) : undefined
  const isWrong = submission.wasRefused && (!looksLikeAddress(address) || failure === NOT_AN_ADDRESS.key)

  return (
    <SessionForm submission={submission} submitLabel={t('forgot.submit')}>
      <TextField
        label={t('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        isRequired
        value={email}
        onChange={setEmail}
        errors={isWrong ? [t(NOT_AN_ADDRESS.key)] : undefined}
      />
      {failure && !isWrong ? <Banner tone="error">{t(failure)}</Banner> : null}
    </SessionForm>
  )
}
