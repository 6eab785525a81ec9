import { analyticsConfigCalls } from '@stoa/api/admin/analytics-configs'
import { authCalls } from '@stoa/api/admin/auth'
import { inviteCalls } from '@stoa/api/admin/invites'
import type { HttpClient } from '@stoa/api/http'
import { Banner } from '@stoa/ui/banner'
import { Link } from '@stoa/ui/link'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { agreeToEmail } from '../analytics/agreed-email.ts'
import { mayShareEmail } from '../analytics/consent.ts'
import { UsageSwitches } from '../analytics/usage-switches.tsx'
import { failureKey } from './failure-key.ts'
import styles from './invite-form.module.css'
import { isAcceptable } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SessionForm } from './session-form.tsx'
import { useSubmit } from './use-submit.ts'

interface InviteFormProps {
  http: HttpClient
  token: string
  email: string
  submitLabel: string
  onJoined: () => void
}

const REFUSED = { statuses: [400, 401, 404, 422], key: 'invite.refused' }
const NOT_SIGNED_IN = { statuses: [400, 401], key: 'signIn.wrong' }

/** Collects name, password and sharing choices, accepts the invitation and signs in. */
export function InviteForm({ http, token, email, submitLabel, onJoined }: InviteFormProps) {
  const { t } = useTranslation('shell')
  const [names, setNames] = useState({ first: '', last: '' })
  const [secret, setSecret] = useState({ password: '', confirmation: '' })
  const [usage, setUsage] = useState({ opt_out: false, anonymize: false })
  const [isAccepted, setAccepted] = useState(false)
  const firstName = names.first.trim()
  const { password } = secret

  const keepUsage = async () => {
    try {
      await analyticsConfigCalls.create(http, usage)
      if (mayShareEmail(usage)) agreeToEmail(email)
    } catch {
      // Joining must not fail because of this: without an answer nothing is shared, and the admin asks again.
    }
  }
  const signIn = async () => {
    await authCalls.createSession(http, { email, password })
    await keepUsage()
    onJoined()
  }
  const join = async () => {
    const user = { first_name: firstName, last_name: names.last.trim(), password }
    await inviteCalls.accept(http, { token, user })
    try {
      await signIn()
    } catch (error) {
      setAccepted(true)
      throw error
    }
  }
  const submission = useSubmit(isAccepted ? signIn : join, firstName !== '' && isAcceptable(secret))
  const { wasRefused, error } = submission
  const failure = error ? failureKey(error, isAccepted ? NOT_SIGNED_IN : REFUSED) : undefined
  const toSignIn =
    isAccepted || failure === REFUSED.key ? <Link href="/login">{t('forgot.back')}</Link> : null
  const explanation = failure ? (
    <Banner tone="error" actions={toSignIn}>
      {t(failure)}
    </Banner>
  ) : null

  if (isAccepted) {
    return (
      <SessionForm key="accepted" submission={submission} submitLabel={t('signIn.submit')}>
        <Banner tone="success" title={t('invite.accepted')}>
          {t('invite.acceptedIntro', { email })}
        </Banner>
        {explanation}
      </SessionForm>
    )
  }
  return (
    <SessionForm key="invited" submission={submission} submitLabel={submitLabel}>
      <TextField
        label={t('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        isReadOnly
        value={email}
      />
      <TextField
        label={t('invite.firstName')}
        name="given-name"
        autoComplete="given-name"
        isRequired
        value={names.first}
        onChange={(first) => setNames({ ...names, first })}
        errors={wasRefused && firstName === '' ? [t('form.required')] : undefined}
      />
      <TextField
        label={t('invite.lastName')}
        name="family-name"
        autoComplete="family-name"
        value={names.last}
        onChange={(last) => setNames({ ...names, last })}
      />
      <NewPasswordFields value={secret} onChange={setSecret} showFaults={wasRefused} />
      <div className={styles.usage}>
        <p className={styles.hint}>{t('invite.usage')}</p>
        <UsageSwitches value={usage} onChange={setUsage} isCompact />
      </div>
      {explanation}
    </SessionForm>
  )
}
