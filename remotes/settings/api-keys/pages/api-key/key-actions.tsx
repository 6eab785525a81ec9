import { useReportFailure } from '@stoa/admin/form'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import {
  useDeletePublishableApiKeys,
  useRevokePublishableApiKeys,
  type publishableApiKeyCalls,
} from '@stoa/api/admin/publishable-api-keys'
import { useDialogs, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

const EditKey = lazyDialog(async () => (await import('../../components/edit-key.tsx')).EditKey)

/** A key as its page shows it. */
export type Key = Awaited<ReturnType<typeof publishableApiKeyCalls.retrieve>>['publishable_api_key']

export function KeyActions({ apiKey }: { apiKey: Key }) {
  const { id, title, revoked_at } = apiKey
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const { open } = useNavigation()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const [isEditing, setEditing] = useState(false)
  const revoke = useRevokePublishableApiKeys()
  const remove = useDeletePublishableApiKeys()

  const askAnd = async (kind: 'revoke' | 'delete', done: () => void) => {
    const question = {
      title: t(`apiKeys.${kind}.title`, { names: title }),
      message: t(`apiKeys.${kind}.message`),
      confirmLabel: t(`apiKeys.${kind}.action`),
      tone: 'danger',
    } as const
    if (!(await confirm(question))) return
    const { mutateAsync } = kind === 'revoke' ? revoke : remove
    try {
      const [written] = await mutateAsync({ ids: [id], change: undefined })
      if (written?.error !== undefined) throw written.error
      notify.success(t(`apiKeys.${kind}.done`), title)
      done()
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <>
      <Button
        tone="danger"
        isLoading={remove.isPending}
        onPress={() => void askAnd('delete', () => open('/publishable-api-keys', { replace: true }))}
      >
        {t('admin.delete')}
      </Button>
      {revoked_at ? null : (
        <Button
          tone="danger"
          isLoading={revoke.isPending}
          onPress={() => void askAnd('revoke', () => undefined)}
        >
          {t('apiKeys.revoke.action')}
        </Button>
      )}
      <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
      {isEditing ? <EditKey apiKey={apiKey} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
