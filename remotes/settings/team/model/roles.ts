/** What members of the team can be. The backend keeps the role; it does not limit anybody by it. */
export const ROLES = ['admin', 'member', 'developer'] as const

export type Role = (typeof ROLES)[number]

/** The role of a choice; members are the least. */
export const roleOf = (chosen: string | null): Role => ROLES.find((role) => role === chosen) ?? 'member'
