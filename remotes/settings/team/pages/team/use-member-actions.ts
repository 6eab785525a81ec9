import { useReportFailure } from '@stoa/admin/failures'
import { useDeleteUser, useSendResetPasswordToken, type UserPage } from '@stoa/api/admin/users'
import { useDialogs, useNotify, useSession, useTranslation } from '@stoa/extension-sdk'
import type { MenuEntry } from '@stoa/ui/menu'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import UserMinus from 'lucide-react/icons/user-minus'

/** A person of the team. */
export type Member = UserPage['users'][number]

/** What can be done with a person; nobody removes their own account. */
export function useMemberActions(onEdit: (member: Member) => void): (member: Member) => MenuEntry[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const own = useSession()?.id
  const { mutateAsync: remove } = useDeleteUser()
  const { mutateAsync: sendLink } = useSendResetPasswordToken()

  const askAndRemove = async ({ id, email }: Member) => {
    const question = {
      title: t('team.remove.title', { email }),
      message: t('team.remove.message'),
      confirmLabel: t('team.remove.action'),
      tone: 'danger',
    } as const
    if (!(await confirm(question))) return
    await remove({ id }).then(
      () => notify.success(t('team.remove.done'), email),
      // The mutation reports it.
      () => undefined,
    )
  }
  const sendPassword = async ({ email }: Member) => {
    try {
      await sendLink({ email })
      notify.success(t('team.password.done'), t('team.password.hint', { email }))
    } catch (error) {
      reportFailure(error)
    }
  }
  return (member) => [
    { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => onEdit(member) },
    {
      id: 'password',
      label: t('team.password.action'),
      icon: KeyRound,
      onAction: () => sendPassword(member),
    },
    ...(member.id === own
      ? []
      : [
          {
            id: 'remove',
            label: t('team.remove.action'),
            icon: UserMinus,
            tone: 'danger' as const,
            onAction: () => askAndRemove(member),
          },
        ]),
  ]
}
