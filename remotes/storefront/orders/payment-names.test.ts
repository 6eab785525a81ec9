import { formatList } from '@stoa/i18n/lists'
import type { TFunction } from 'i18next'

import { paymentNames } from './payment-names.ts'

const t = ((key: string) => key) as TFunction
const by = (provider_id: string) => ({ provider_id })
const title = (provider: string) => `checkout.payment.providers.${provider}.title`

test('the providers of an order that is paid in shares are joined as the language does', () => {
  const order = { payments: [by('manual'), by('test-pay')] }
  expect(paymentNames(order as never, t, 'de')).toBe(formatList([title('manual'), title('test-pay')], 'de'))
})

test('an order that cost nothing says so', () => {
  expect(paymentNames({ payments: [] }, t, 'de')).toBe('checkout.payment.covered')
})
