import type { HttpClient } from '@stoa/api/http'
import { Dialog } from '@stoa/ui/dialog'
import { useTranslation } from 'react-i18next'

import type { User } from './check-session.ts'
import styles from './session-form.module.css'
import { SignInForm } from './sign-in-form.tsx'

interface SignInDialogProps {
  http: HttpClient
  email: string
  isOpen: boolean
  onSignedIn: (user: User) => void
  onClose: () => void
}

/** Asks for the password over the page, so that its input is kept. */
export function SignInDialog({ http, email, isOpen, onSignedIn, onClose }: SignInDialogProps) {
  const { t } = useTranslation('shell')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('signIn.again')} size="small">
      <p className={styles.intro}>{t('signIn.againIntro')}</p>
      <SignInForm loadClient={async () => http} email={email} onSignedIn={onSignedIn} />
    </Dialog>
  )
}
