import { isActionDone, type HeldAction } from './held.ts'

const parcel = { id: 'ful_1', part: undefined, partId: undefined }
const shipment = { tracking_numbers: [], no_notification: false }
const ship: HeldAction = { kind: 'ship', values: { parcel, shipment } }
const unpack: HeldAction = { kind: 'cancelParcel', values: { parcel } }
const order = (more: object = {}, status = 'pending') => ({
  status,
  parcels: [{ id: 'ful_1', shippedAt: null, canceledAt: null, ...more }],
})

it.each([
  ['a parcel that is still here', ship, order(), false],
  ['a parcel that was shipped', ship, order({ shippedAt: '2026-11-13' }), true],
  ['a parcel that was canceled', unpack, order({ canceledAt: '2026-11-13' }), true],
  ['a parcel that is gone', unpack, { status: 'pending', parcels: [] }, true],
  ['an open order', { kind: 'cancelOrder', values: null } as const, order(), false],
  ['a canceled order', { kind: 'cancelOrder', values: null } as const, order({}, 'canceled'), true],
])('knows for %s whether something is left to do', (_name, action, shown, isDone) => {
  expect(isActionDone(action, shown)).toBe(isDone)
})

it('never takes another parcel for the one that is to be packed', () => {
  const fulfillment = { items: [], no_notification: false }
  expect(isActionDone({ kind: 'fulfill', values: { fulfillment, known: [] } }, order())).toBe(false)
})
