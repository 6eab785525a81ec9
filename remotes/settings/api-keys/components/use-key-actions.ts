import { useBulkAction, useDeleteAction } from '@stoa/admin/actions'
import {
  useDeletePublishableApiKeys,
  useRevokePublishableApiKeys,
} from '@stoa/api/admin/publishable-api-keys'
import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import Ban from 'lucide-react/icons/ban'

import { useCopyKey } from './use-copy-key.ts'

interface Key {
  id: string
  title: string
  revoked_at: string | null
}

/** Revokes and deletes keys, each after a question; copies a key. */
export function useKeyActions() {
  const { t, locale } = useTranslation()
  const { mutateAsync: revoke } = useRevokePublishableApiKeys()
  const question =
    (kind: 'revoke' | 'delete') =>
    (keys: readonly Key[]): Question => ({
      title: t(`apiKeys.${kind}.title`, {
        names: formatList(
          keys.map(({ title }) => t('apiKeys.quotedTitle', { title })),
          locale,
        ),
      }),
      message: t(`apiKeys.${kind}.message`),
      confirmLabel: t(`apiKeys.${kind}.action`),
      tone: 'danger',
    })
  const copy = useCopyKey()
  return {
    copy: ({ id, title }: Key) => copy(id, title),
    bulkActions: [
      useBulkAction()<Key>({
        id: 'revoke',
        label: t('apiKeys.revoke.action'),
        icon: Ban,
        tone: 'danger',
        inMenuOf: ({ revoked_at }) => revoked_at === null,
        question: question('revoke'),
        write: (each) => revoke({ ...each, change: undefined }),
      }),
      useDeleteAction<Key>(useDeletePublishableApiKeys(), question('delete')),
    ],
  }
}
