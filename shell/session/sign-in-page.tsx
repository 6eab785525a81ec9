import type { HttpClient } from '@stoa/api/http'
import { Link } from '@stoa/ui/link'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { LoginZones } from './login-zones.ts'
import { passwordChangedFor } from './password-changed.ts'
import { PublicPage } from './public-page.tsx'
import styles from './public-page.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** Only the operator of the server can create the first account. */
const FIRST_ACCOUNT = 'npx medusa user -e name@example.com -p …'

interface SignInPageProps {
  loadClient: () => Promise<HttpClient>
  /** Loads the zones of extensions; the form never waits for them. The signal aborts when the page is left. */
  loadZones: (signal: AbortSignal) => Promise<LoginZones | undefined>
  onSignedIn: () => void
}

export function SignInPage({ loadClient, loadZones, onSignedIn }: SignInPageProps) {
  const { t } = useTranslation('shell')
  const zones = useZones(loadZones)
  const changedFor = passwordChangedFor()
  return (
    <PublicPage title={t('signIn.title')} {...(changedFor === undefined && { intro: t('signIn.intro') })}>
      {changedFor === undefined ? null : <p className={styles.notice}>{t('signIn.passwordChanged')}</p>}
      {zones?.before}
      <SignInForm loadClient={loadClient} email={changedFor} onSignedIn={onSignedIn} />
      <p>
        <Link href="/login?reset-password">{t('signIn.forgot')}</Link>
      </p>
      <details className={styles.firstRun}>
        <summary>{t('signIn.firstRun')}</summary>
        <p>{t('signIn.firstRunHint')}</p>
        <code dir="ltr">{FIRST_ACCOUNT}</code>
      </details>
      {zones?.after}
    </PublicPage>
  )
}

function useZones(load: SignInPageProps['loadZones']): LoginZones | undefined {
  const [zones, setZones] = useState<LoginZones>()
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal).then(setZones)
    return () => leaving.abort()
  }, [load])
  return zones
}
