import { useCopyText } from '@stoa/admin/copy-text'
import { useDeleteInvite, useResendInvite, type InviteList } from '@stoa/api/admin/invites'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'
import type { MenuEntry } from '@stoa/ui/menu'
import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'

import { inviteLink } from '../../model/invite-link.ts'
import { isExpired } from '../../model/invite-status.ts'

/** An open invite. */
export type Invite = InviteList['invites'][number]

/** What can be done with an invite. The link of an expired one leads nowhere, so it is not offered. */
export function useInviteActions(): (invite: Invite) => MenuEntry[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const { data } = useQuery(storeQueries(useApi()).current())
  const { mutate: resend } = useResendInvite()
  const { mutate: remove } = useDeleteInvite()

  const copyText = useCopyText({
    done: 'team.invites.copied',
    failed: 'team.invites.notCopied',
    hint: t('team.invites.notCopiedHint'),
  })

  const copy = ({ token, user_email }: Invite) => {
    const template = data?.store.invite_link_template
    return copyText(inviteLink({ token, template, origin: location.origin }), user_email)
  }
  const askAndRemove = async ({ id, user_email: email }: Invite) => {
    const question = {
      title: t('team.invites.remove.title', { email }),
      message: t('team.invites.remove.message'),
      confirmLabel: t('team.invites.remove.action'),
      tone: 'danger',
    } as const
    if (!(await confirm(question))) return
    remove({ id }, { onSuccess: () => notify.success(t('team.invites.remove.done'), email) })
  }
  return (invite) => [
    ...(isExpired(invite)
      ? []
      : [{ id: 'copy', label: t('team.invites.copy'), icon: Copy, onAction: () => copy(invite) }]),
    {
      id: 'resend',
      label: t('team.invites.resend'),
      icon: Send,
      onAction: () =>
        resend(
          { id: invite.id },
          { onSuccess: () => notify.success(t('team.invites.resent'), invite.user_email) },
        ),
    },
    {
      id: 'remove',
      label: t('team.invites.remove.action'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => askAndRemove(invite),
    },
  ]
}
