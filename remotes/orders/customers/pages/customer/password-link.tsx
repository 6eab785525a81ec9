import { FormNotices, useWriteNotice } from '@stoa/admin/form'
import { useGeneratePasswordToken } from '@stoa/api/store/customers'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'

interface PasswordLinkProps {
  email: string
  onSent: () => void
}

/** Has the store send the customer a link to choose a password, as the shop's “forgot password” does. */
export function PasswordLink({ email, onSent }: PasswordLinkProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutate: ask, isPending, error } = useGeneratePasswordToken()
  const { failure, ...notice } = useWriteNotice(error)
  const send = () => {
    const onSuccess = () => {
      notify.success(t('customers.password.linkSent'), email)
      onSent()
    }
    ask({ email }, { onSuccess })
  }
  return (
    <>
      <p>{t('customers.password.linkHint')}</p>
      {failure ? (
        <Banner tone="error" title={t('customers.password.linkFailed')}>
          {failure}
        </Banner>
      ) : (
        <FormNotices form={{ ...notice, failure }} isNew />
      )}
      <Button isLoading={isPending} onPress={send}>
        {t('customers.password.link')}
      </Button>
    </>
  )
}
