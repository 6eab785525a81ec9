import { isActionDone, type HeldAction } from './held.ts'

const parcel = { id: 'ful_1', part: undefined, partId: undefined }
const shipment = { tracking_numbers: [], no_notification: false }
const ship: HeldAction = { kind: 'ship', values: { parcel, shipment } }
const unpack: HeldAction = { kind: 'cancelParcel', values: { parcel } }
const NO_CHANGES = { returns: [], swaps: [], claims: [] }
const order = (more: object = {}, status = 'pending') => ({
  status,
  parcels: [{ id: 'ful_1', shippedAt: null, canceledAt: null, ...more }],
  ...NO_CHANGES,
})
const cancelReturn: HeldAction = { kind: 'cancelReturn', values: { id: 'ret_1' } }
const change = { kind: 'swap', id: 'swap_1' } as const
const cancelSwap: HeldAction = { kind: 'cancelChange', values: { change } }
const packSwap: HeldAction = {
  kind: 'packChange',
  values: { change, fulfillment: { no_notification: false } },
}
const swap = (more: object = {}) => ({ id: 'swap_1', canceled_at: null, fulfillments: [], ...more })
const exchanged = (more: object = {}) => ({ ...order(), swaps: [swap(more)] })
const back = (status: string) => ({ return_order: { id: 'ret_1', status } })

it.each([
  ['a parcel that is still here', ship, order(), false],
  ['a parcel that was shipped', ship, order({ shippedAt: '2026-11-13' }), true],
  ['a parcel that was canceled', unpack, order({ canceledAt: '2026-11-13' }), true],
  ['a parcel that is gone', unpack, { ...order(), parcels: [] }, true],
  ['an open order', { kind: 'cancelOrder', values: null } as const, order(), false],
  ['a canceled order', { kind: 'cancelOrder', values: null } as const, order({}, 'canceled'), true],
  ['a return that is awaited', cancelReturn, exchanged(back('requested')), false],
  ['a return that came', cancelReturn, exchanged(back('received')), true],
  ['an open exchange', cancelSwap, exchanged(), false],
  ['a canceled exchange', cancelSwap, exchanged({ canceled_at: '2026-11-13' }), true],
  [
    'goods that are not packed',
    packSwap,
    exchanged({ fulfillments: [{ canceled_at: '2026-11-13' }] }),
    false,
  ],
  ['packed goods', packSwap, exchanged({ fulfillments: [{ canceled_at: null }] }), true],
])('knows for %s whether something is left to do', (_name, action, shown, isDone) => {
  expect(isActionDone(action, shown)).toBe(isDone)
})

it('never takes another parcel for the one that is to be packed', () => {
  const fulfillment = { items: [], no_notification: false }
  expect(isActionDone({ kind: 'fulfill', values: { fulfillment, known: [] } }, order())).toBe(false)
})
