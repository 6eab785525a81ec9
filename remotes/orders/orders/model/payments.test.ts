import { capturableTotal, capturedTotal, paymentState } from './payments.ts'

const payment = (amount: number, more: Partial<Parameters<typeof capturedTotal>[0][number]> = {}) => ({
  amount,
  captured_at: null,
  canceled_at: null,
  swap_id: null,
  ...more,
})
const CAPTURED = { captured_at: '2026-08-28T11:10:23.002Z' }
const CANCELED = { canceled_at: '2026-08-28T11:10:23.002Z' }

test('only captured payments count as paid', () => {
  expect(capturedTotal([payment(17848, CAPTURED), payment(6176, CAPTURED), payment(500)])).toBe(24024)
  expect(capturedTotal([])).toBe(0)
})

test('the capturable amount is the sum of the open payments', () => {
  expect(capturableTotal({ status: 'pending', payments: [payment(34637)] })).toBe(34637)
  expect(capturableTotal({ status: 'pending', payments: [payment(900), payment(100, CAPTURED)] })).toBe(900)
})

test('a swap’s payment is captured with the order only when the order itself has an open payment', () => {
  const ofSwap = payment(12433, { swap_id: 'swap_1' })
  expect(capturableTotal({ status: 'pending', payments: [payment(8747), ofSwap] })).toBe(21180)
  expect(capturableTotal({ status: 'pending', payments: [payment(8747, CAPTURED), ofSwap] })).toBe(0)
})

test('a canceled order or payment has nothing to capture', () => {
  expect(capturableTotal({ status: 'canceled', payments: [payment(900)] })).toBe(0)
  expect(capturableTotal({ status: 'pending', payments: [payment(900, CANCELED)] })).toBe(0)
})

test('a payment is open, captured or canceled; canceled wins over captured', () => {
  expect(paymentState(payment(1))).toBe('open')
  expect(paymentState(payment(1, CAPTURED))).toBe('captured')
  expect(paymentState(payment(1, { ...CAPTURED, ...CANCELED }))).toBe('canceled')
})
