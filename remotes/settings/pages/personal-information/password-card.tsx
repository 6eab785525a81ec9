import { useReportFailure } from '@stoa/admin/failures'
import { useSendResetPasswordToken } from '@stoa/api/admin/users'
import { useNotify, useSession, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'

/** The backend changes passwords only by a link in an e-mail. */
export function PasswordCard() {
  const { t } = useTranslation()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const email = useSession()?.email
  const { mutateAsync: sendLink, isPending } = useSendResetPasswordToken()
  if (!email) return null
  const send = async () => {
    try {
      await sendLink({ email })
      notify.success(t('settings.password.sent'), t('settings.password.sentHint', { email }))
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <Card title={t('settings.password.title')} description={t('settings.password.hint')}>
      <Button isLoading={isPending} onPress={() => void send()}>
        {t('settings.password.send')}
      </Button>
    </Card>
  )
}
