import type { NotifyPort } from '@stoa/extension-sdk'

import { showNotice } from '../state/notices.ts'

/** Messages of widgets, in the shop's bar of notices. */
export const notifyPort: NotifyPort = {
  success: (title, message) => showNotice({ tone: 'success', title, message }),
  error: (title, message) => showNotice({ tone: 'error', title, message }),
  warn: (title, message) => showNotice({ tone: 'warning', title, message }),
  info: (title, message) => showNotice({ tone: 'info', title, message }),
}
