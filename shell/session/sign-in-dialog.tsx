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
  /** The person would rather leave. */
  onClose: () => void
}

/** Asks for the password again, over the page, so that nothing that was typed there is lost. */
export function SignInDialog({ http, email, isOpen, onSignedIn, onClose }: SignInDialogProps) {
  const { t } = useTranslation('shell')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('signIn.again')} closeLabel={t('close')} size="small">
      <p className={styles['intro']}>{t('signIn.againIntro')}</p>
      <SignInForm http={http} email={email} onSignedIn={onSignedIn} />
    </Dialog>
  )
}
