import { expect, it } from '@jest/globals'
import { act } from '@testing-library/react'
import { isOutcomeUnknown, isSessionLost } from '@stoa/api/http'
import { nock } from '../../../../tests/setup/network.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { useRefundOnePayment } from './index.ts'

const BASE = 'http://backend.test'
const write = { id: 'pay_1', orderId: 'order_1', refund: { amount: 500, reason: 'other' }, known: ['r0'] }

const acceptRefund = () =>
  nock(BASE)
    .post('/admin/payments/pay_1/refund')
    .reply(200, { refund: { id: 'r1' } })
const answerOrder = (status: number, ...ids: string[]) =>
  nock(BASE)
    .get('/admin/orders/order_1')
    .query(true)
    .reply(status, { order: { refunds: ids.map((id) => ({ id })) } })

function open() {
  const { result } = harness(useRefundOnePayment, BASE)
  const send = (changes: Partial<typeof write> = {}) =>
    act(() => result.current.mutateAsync({ ...write, ...changes }).catch((error: unknown) => error))
  return send
}

it('resolves with every refund that was made, as the order has them', async () => {
  acceptRefund()
  answerOrder(200, 'r0', 'r1', 'r2')
  expect(await open()()).toMatchObject({ made: [{ id: 'r1' }, { id: 'r2' }] })
})

it('is unknown when the order cannot be read, and is then looked for instead of sent again', async () => {
  acceptRefund()
  answerOrder(500)
  const send = open()
  expect(isOutcomeUnknown(await send())).toBe(true)
  answerOrder(200, 'r0', 'r1', 'r2')
  // The page has read the order meanwhile.
  const known = ['r0', 'r1', 'r2']
  expect(await send({ known })).toMatchObject({ made: [{ id: 'r1' }, { id: 'r2' }] })
  acceptRefund()
  answerOrder(200, 'r0', 'r1', 'r2', 'r3')
  expect(await send({ known })).toMatchObject({ made: [{ id: 'r3' }] })
})

it('sends another amount after an unknown outcome', async () => {
  acceptRefund()
  answerOrder(500)
  const send = open()
  await send()
  acceptRefund()
  answerOrder(200, 'r0', 'r1', 'r2')
  expect(await send({ refund: { amount: 700, reason: 'other' }, known: ['r0', 'r1'] })).toMatchObject({
    made: [{ id: 'r2' }],
  })
})

it('is a lost session when that is why the order cannot be read', async () => {
  acceptRefund()
  answerOrder(401)
  expect(isSessionLost(await open()())).toBe(true)
})
