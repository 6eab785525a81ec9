import type { salesChannelCalls } from '@stoa/api/admin/sales-channels'

/** A sales channel as its page shows it. */
export type Channel = Awaited<ReturnType<typeof salesChannelCalls.retrieve>>['sales_channel']
