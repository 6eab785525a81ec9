import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteSalesChannel, useSwitchSalesChannel } from '@stoa/api/admin/sales-channels'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { useDefaultChannel } from '../../components/use-default-channel.ts'
import type { Channel } from '../../model/channel.ts'

const EditChannel = lazyDialog(async () => (await import('../../components/edit-channel.tsx')).EditChannel)

export function ChannelActions({ channel }: { channel: Channel }) {
  const { id, name, is_disabled } = channel
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const { mutate: switchChannel } = useSwitchSalesChannel()
  const defaultId = useDefaultChannel()
  const deletion = useDeleteRecord(useDeleteSalesChannel(), {
    id,
    name,
    question: {
      title: t('salesChannels.delete.title', { name }),
      message: t('salesChannels.delete.message'),
      confirmLabel: t('salesChannels.delete.confirm'),
      tone: 'danger',
      typeToConfirm: name,
    },
    done: t('salesChannels.deleted'),
    back: '/sales-channels',
  })
  // The backend refuses to delete the default channel.
  const canDelete = defaultId !== undefined && defaultId !== id
  return (
    <>
      {canDelete ? <DeleteButton deletion={deletion} /> : null}
      <Button onPress={() => switchChannel({ id, disabled: !is_disabled })}>
        {t(`salesChannels.${is_disabled ? 'enable' : 'disable'}`)}
      </Button>
      <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
      {isEditing ? <EditChannel channel={channel} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
