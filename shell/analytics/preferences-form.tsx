import type { AnalyticsChoices } from '@stoa/api/admin/analytics-configs'
import { Button } from '@stoa/ui/button'
import { Link } from '@stoa/ui/link'
import { TextField } from '@stoa/ui/text-field'
import { useRef, useState, type SubmitEvent } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from 'react-i18next'

import { isEmail, mayShareEmail } from './consent.ts'
import styles from './preferences-form.module.css'
import { UsageSwitches } from './usage-switches.tsx'

/** Medusa's page about usage data. */
const DOCUMENTATION = 'https://docs.medusajs.com/v1/usage'

export interface Preferences {
  choices: AnalyticsChoices
  /** Address to send along; undefined if none was typed or a switch forbids it. */
  email: string | undefined
}

interface PreferencesFormProps {
  isSubmitting: boolean
  onSubmit: (preferences: Preferences) => void
}

export function PreferencesForm({ isSubmitting, onSubmit }: PreferencesFormProps) {
  const { t } = useTranslation('shell')
  const [choices, setChoices] = useState<AnalyticsChoices>({ opt_out: false, anonymize: false })
  const [typed, setTyped] = useState('')
  const [wasRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const email = mayShareEmail(choices) ? typed.trim() : ''
  const isFaulty = email !== '' && !isEmail(email)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    setRefused(isFaulty)
    if (isFaulty) field.current?.focus()
    else onSubmit({ choices, email: email || undefined })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <header className={styles.header}>
        <Heading slot="title" level={2} className={styles.title}>
          {t('analytics.title')}
        </Heading>
        <p>{t('analytics.explanation')}</p>
        <Link href={DOCUMENTATION} target="_blank">
          {t('analytics.documentation')}
        </Link>
      </header>
      <div className={styles.email} data-disabled={!mayShareEmail(choices) || undefined}>
        <TextField
          ref={field}
          label={t('analytics.email')}
          description={t('analytics.emailHint')}
          type="email"
          name="email"
          autoComplete="email"
          value={typed}
          onChange={setTyped}
          isDisabled={!mayShareEmail(choices)}
          errors={wasRefused && isFaulty ? [t('analytics.emailFault')] : undefined}
        />
      </div>
      <UsageSwitches value={choices} onChange={setChoices} />
      <footer className={styles.footer}>
        <Button type="submit" variant="primary" isLoading={isSubmitting}>
          {t('analytics.continue')}
        </Button>
      </footer>
    </form>
  )
}
