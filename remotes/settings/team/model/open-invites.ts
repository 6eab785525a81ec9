import type { ListFilter } from '@stoa/admin/list'
import { hasText } from '@stoa/i18n/search-text'

import { isExpired } from './invite-status.ts'

/** The states of an invite that nobody has accepted. */
export const INVITE_STATES = ['pending', 'expired'] as const

interface Listed {
  user_email: string
  accepted: boolean
  expires_at: Date | string
  created_at: Date | string
}

/** The state of an invite that nobody has accepted. */
export const stateOf = (invite: Pick<Listed, 'expires_at'>): (typeof INVITE_STATES)[number] =>
  isExpired(invite) ? 'expired' : 'pending'

/** The invites that nobody has accepted and that fit the search and the filter, newest first. */
export function openInvites<Invite extends Listed>(
  invites: readonly Invite[],
  { q, set }: Pick<ListFilter, 'q' | 'set'>,
): Invite[] {
  const states = set['status'] ?? []
  return invites
    .filter(({ accepted }) => !accepted)
    .filter((invite) => states.length === 0 || states.includes(stateOf(invite)))
    .filter(({ user_email }) => q === '' || hasText(user_email, q))
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
}
