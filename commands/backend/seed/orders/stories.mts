import * as afterSales from './after-sales.mts'
import type { OrderDesk } from './order-desk.mts'

/** What happens to an order, and how many days after it was placed. What would lie ahead of today does not happen. */
export type Story = [days: number, happens: (desk: OrderDesk) => Promise<void>][]

const capture: Story[number] = [0.05, (desk) => desk.capture()]
const pack: Story[number] = [1.1, (desk) => desk.fulfil('all')]
const packPart: Story[number] = [1.1, (desk) => desk.fulfil('part')]
const ship: Story[number] = [1.4, (desk) => desk.ship()]
const complete: Story[number] = [8, (desk) => desk.act('complete')]
const delivered: Story = [capture, pack, ship]

/** One step that begins something and others that go on with it. */
function chain<T>(
  prologue: Story,
  at: number,
  begin: (desk: OrderDesk) => Promise<T>,
  ...rest: [days: number, happens: (desk: OrderDesk, begun: T) => Promise<void>][]
): () => Story {
  return () => {
    const begun: T[] = []
    const first: Story[number] = [at, async (desk) => void begun.push(await begin(desk))]
    const others = rest.map(([days, happens]): Story[number] => [
      days,
      async (desk) => {
        for (const value of begun) await happens(desk, value)
      },
    ])
    return [...prologue, first, ...others]
  }
}

const tell =
  (...steps: Story): (() => Story) =>
  () =>
    steps
const {
  requestReturn,
  receiveReturn,
  cancelReturn,
  startSwap,
  paySwap,
  actOnSwap,
  fulfilSwap,
  fileClaim,
  fulfilClaim,
  cancelClaim,
  editOrder,
} = afterSales

/** Most orders. */
export const usualStories = {
  completed: tell(...delivered, complete),
  delivered: tell(...delivered),
  paidLater: tell(pack, ship, [2.2, (desk) => desk.capture()], complete),
  archived: tell(...delivered, complete, [60, (desk) => desk.act('archive')]),
}

/** Each of the others happens a few times. */
export const rareStories = {
  untouched: tell(),
  captured: tell(capture),
  packed: tell(capture, pack),
  packedUnpaid: tell(pack),
  partlyPacked: tell(capture, packPart),
  partlyShipped: tell(capture, packPart, ship),
  twoParcels: tell(
    capture,
    packPart,
    ship,
    [3, (desk) => desk.fulfilRest()],
    [3.4, (desk) => desk.ship()],
    complete,
  ),
  unpacked: tell(capture, pack, [1.3, (desk) => desk.unpack()]),
  canceled: tell(
    [0.3, (desk) => desk.note('Ordered twice by mistake; cancelled on request.')],
    [0.31, (desk) => desk.act('cancel')],
  ),
  partlyRefunded: tell(...delivered, complete, [
    12,
    (desk) =>
      desk.refund(
        Math.ceil(desk.order.total / 5),
        'discount',
        'The box was dented; agreed on the telephone.',
      ),
  ]),
  refunded: tell(
    ...delivered,
    [11, (desk) => desk.refund(desk.order.total, 'other', 'Lost by the carrier.')],
    [11.1, (desk) => desk.note('Carrier has opened an inquiry.')],
  ),
  returnRequested: chain(delivered, 7, (desk) => requestReturn(desk, 'part', 'changed_mind')),
  partlyReturned: chain(delivered, 7, (desk) => requestReturn(desk, 'part', 'too_small'), [
    14,
    (desk, id) => receiveReturn(desk, id, desk.lines('part')),
  ]),
  returned: chain(delivered, 6, (desk) => requestReturn(desk, 'all', 'not_as_described'), [
    13,
    (desk, id) => receiveReturn(desk, id, desk.lines('all')),
  ]),
  returnCanceled: chain(delivered, 6, (desk) => requestReturn(desk, 'part', 'changed_mind'), [
    9,
    (desk, id) => cancelReturn(desk, id),
  ]),
  swapOpen: chain(delivered, 8, startSwap),
  swapPaid: chain(delivered, 8, startSwap, [9, paySwap]),
  swapDone: chain(
    delivered,
    8,
    startSwap,
    [9, paySwap],
    [13, (desk, swap) => receiveReturn(desk, swap.return_order.id, desk.lines('part'))],
    [13.2, (desk, swap) => actOnSwap(desk, swap, 'process-payment')],
    [14, (desk, swap) => fulfilSwap(desk, swap, true)],
  ),
  swapPacked: chain(
    delivered,
    8,
    startSwap,
    [9, paySwap],
    [11, (desk, swap) => fulfilSwap(desk, swap, false)],
  ),
  swapCanceled: chain(
    delivered,
    8,
    startSwap,
    [9, (desk, swap) => cancelReturn(desk, swap.return_order.id)],
    [9.1, (desk, swap) => actOnSwap(desk, swap, 'cancel')],
  ),
  claimRefund: chain(delivered, 5, (desk) =>
    fileClaim(desk, 'refund', 'production_failure', 'The seam opened on the second day.'),
  ),
  claimReplace: chain(delivered, 5, (desk) =>
    fileClaim(desk, 'replace', 'missing_item', 'One was missing from the parcel.'),
  ),
  claimReplacePacked: chain(
    delivered,
    5,
    (desk) => fileClaim(desk, 'replace', 'wrong_item', 'It came in another colour.'),
    [6, (desk, claim) => fulfilClaim(desk, claim, false)],
  ),
  claimReplaceShipped: chain(
    delivered,
    5,
    (desk) => fileClaim(desk, 'replace', 'other', 'Arrived with a scratch.'),
    [6, (desk, claim) => fulfilClaim(desk, claim, true)],
  ),
  claimCanceled: chain(
    delivered,
    5,
    (desk) => fileClaim(desk, 'replace', 'missing_item', 'Found in the packing after all.'),
    [5.5, cancelClaim],
  ),
  editCreated: tell(capture, [0.5, async (desk) => void (await editOrder(desk, 'created'))]),
  editRequested: tell(capture, [0.5, async (desk) => void (await editOrder(desk, 'requested'))]),
  editConfirmed: tell(capture, [0.5, async (desk) => void (await editOrder(desk, 'confirmed'))]),
  editDeclined: tell(capture, [0.5, async (desk) => void (await editOrder(desk, 'declined'))]),
  editCanceled: tell(capture, [0.5, async (desk) => void (await editOrder(desk, 'canceled'))]),
}
