import { useTranslation } from '@stoa/i18n/react'

import { PageHeading } from '../components/page-heading.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'

/** Name, e-mail address and password of the account, each saved by itself. */
export function Profile() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t('account.profile')} />
      <NameForm />
      <EmailForm />
      <PasswordForm />
    </>
  )
}
