import { isOutcomeUnknown } from '@stoa/api/http'

import { failureText } from './failure-text.ts'

/** Why a write failed that the store does once however often it is sent. Without an answer it may have been done. */
export const writeFailureText = (error: unknown, t: (key: string) => string): string =>
  isOutcomeUnknown(error) ? t('failures.unsure') : failureText(error, t)
