import { useCopyText } from '@stoa/admin/copy-text'
import { useReportFailure } from '@stoa/admin/failures'
import { useUpdateUser } from '@stoa/api/admin/users'
import { useDialogs, useSession, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'

import { newToken } from '../../team/model/new-token.ts'

/** A token for programs of the person. The backend never sends it back, so it is shown once, here. */
export function TokenCard() {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const copy = useCopyText({
    done: 'settings.token.copied',
    failed: 'settings.token.notCopied',
    hint: t('settings.token.notCopiedHint'),
  })
  const reportFailure = useReportFailure()
  const person = useSession()
  const { mutateAsync: update, isPending } = useUpdateUser()
  const [shown, setShown] = useState<string>()
  if (!person) return null

  const create = async () => {
    const question = {
      title: t('settings.token.question'),
      message: t('settings.token.message'),
      confirmLabel: t('settings.token.create'),
    }
    if (!(await confirm(question))) return
    const token = newToken()
    try {
      await update({ id: person.id, changes: { api_token: token } })
      setShown(token)
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <Card title={t('settings.token.title')} description={t('settings.token.hint')}>
      <Stack>
        {shown === undefined ? null : (
          <>
            <Banner tone="warning" title={t('settings.token.once')}>
              {t('settings.token.onceHint')}
            </Banner>
            <TextField
              label={t('settings.token.label')}
              value={shown}
              isReadOnly
              autoComplete="off"
              spellCheck="false"
            />
          </>
        )}
        <Inline>
          {shown === undefined ? null : (
            <Button icon={Copy} onPress={() => void copy(shown, '')}>
              {t('settings.token.copy')}
            </Button>
          )}
          <Button isLoading={isPending} onPress={() => void create()}>
            {t('settings.token.create')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
