import { isApiError, messageOf } from '@stoa/api/http'

type Translate = (key: string) => string

/** Why something failed, in a sentence for the shopper. */
export function failureText(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t('failures.unknown')
  const { failure } = error
  if (failure.kind !== 'http') return t('failures.unreachable')
  if (failure.code === 'insufficient_inventory') return t('failures.stock')
  return failure.status >= 500 ? t('failures.server') : messageOf(error, t('failures.unknown'))
}
