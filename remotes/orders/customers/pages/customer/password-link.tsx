import { useGeneratePasswordToken } from '@stoa/api/store/customers'
import { isSessionLost } from '@stoa/api/http'
import { useFailureText, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

interface PasswordLinkProps {
  email: string
  onSent: () => void
}

/** Has the store send the customer a link to choose a password, as the shop's “forgot password” does. */
export function PasswordLink({ email, onSent }: PasswordLinkProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const { mutateAsync: ask, isPending } = useGeneratePasswordToken()
  const [failure, setFailure] = useState<string>()
  const send = async () => {
    setFailure(undefined)
    try {
      await ask({ email })
      notify.success(t('customers.password.linkSent'), email)
      onSent()
    } catch (error) {
      if (!isSessionLost(error)) setFailure(failureText(error))
    }
  }
  return (
    <>
      <p>{t('customers.password.linkHint')}</p>
      {failure ? (
        <Banner tone="error" title={t('customers.password.linkFailed')}>
          {failure}
        </Banner>
      ) : null}
      <Button isLoading={isPending} onPress={() => void send()}>
        {t('customers.password.link')}
      </Button>
    </>
  )
}
