import { useReportFailure } from '@stoa/admin/failures'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import {
  useDeletePublishableApiKeys,
  useRevokePublishableApiKeys,
  type publishableApiKeyCalls,
} from '@stoa/api/admin/publishable-api-keys'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

const EditKey = lazyDialog(async () => (await import('../../components/edit-key.tsx')).EditKey)

/** A key as its page shows it. */
export type Key = Awaited<ReturnType<typeof publishableApiKeyCalls.retrieve>>['publishable_api_key']

export function KeyActions({ apiKey }: { apiKey: Key }) {
  const { id, title, revoked_at } = apiKey
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const [isEditing, setEditing] = useState(false)
  const revoke = useRevokePublishableApiKeys()
  const remove = useDeletePublishableApiKeys()

  const questionTo = (kind: 'revoke' | 'delete') =>
    ({
      title: t(`apiKeys.${kind}.title`, { names: t('apiKeys.quotedTitle', { title }) }),
      message: t(`apiKeys.${kind}.message`),
      confirmLabel: t(`apiKeys.${kind}.action`),
      tone: 'danger',
    }) as const
  /** Both calls take several keys, and resolve with the result of each. */
  const write = async ({ mutateAsync }: typeof revoke | typeof remove, onSuccess: () => void) => {
    try {
      const [written] = await mutateAsync({ ids: [id], change: undefined })
      if (written?.error !== undefined) throw written.error
      onSuccess()
    } catch (error) {
      reportFailure(error)
    }
  }
  const deletion = useDeleteRecord(
    { mutate: (_record, { onSuccess }) => void write(remove, onSuccess), isPending: remove.isPending },
    {
      id,
      name: title,
      question: questionTo('delete'),
      done: t('apiKeys.delete.done'),
      back: '/publishable-api-keys',
    },
  )
  const askAndRevoke = async () => {
    if (!(await confirm(questionTo('revoke')))) return
    await write(revoke, () => notify.success(t('apiKeys.revoke.done'), title))
  }
  return (
    <>
      <DeleteButton deletion={deletion} />
      {revoked_at ? null : (
        <Button tone="danger" isLoading={revoke.isPending} onPress={() => void askAndRevoke()}>
          {t('apiKeys.revoke.action')}
        </Button>
      )}
      <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
      {isEditing ? <EditKey apiKey={apiKey} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
