import { authCalls } from '@stoa/api/admin/auth'
import type { HttpClient } from '@stoa/api/http'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { User } from './check-session.ts'
import { failureKey } from './failure-key.ts'
import { SessionForm } from './session-form.tsx'
import { useSubmit } from './use-submit.ts'

interface SignInFormProps {
  /** Loads the client, which the form itself does not wait for. */
  loadClient: () => Promise<HttpClient>
  /** Initial e-mail address, for a known person. */
  email?: string
  onSignedIn: (user: User) => void
}

const WRONG = { statuses: [400, 401], key: 'signIn.wrong' }

export function SignInForm({ loadClient, email: knownEmail = '', onSignedIn }: SignInFormProps) {
  const { t } = useTranslation('shell')
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const address = email.trim()

  const send = async () => {
    const { user } = await authCalls.createSession(await loadClient(), { email: address, password })
    onSignedIn(user)
  }
  const submission = useSubmit(send, address !== '' && password !== '')
  const { wasRefused, error } = submission
  const missing = (value: string) => (wasRefused && value === '' ? [t('form.required')] : undefined)

  return (
    <SessionForm submission={submission} submitLabel={t('signIn.submit')}>
      <TextField
        label={t('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        isRequired
        value={email}
        onChange={setEmail}
        errors={missing(address)}
      />
      <TextField
        label={t('signIn.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
        errors={error ? [t(failureKey(error, WRONG))] : missing(password)}
      />
    </SessionForm>
  )
}
