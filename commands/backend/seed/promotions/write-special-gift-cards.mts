import { expiredCard } from '../tidy-up.mts'
import { placeOrder } from '../orders/place-order.mts'
import type { ShopWorld } from '../orders/shop-world.mts'

/** Cards in other currencies, a spent one, an expired one, and one that the example shopper bought. */
export async function writeSpecialGiftCards(world: ShopWorld): Promise<void> {
  const { staff, clock, settings, people, catalogue } = world
  const { us, jp, eu } = settings.regions
  clock.set(clock.daysAgo(45))
  for (const [given_for, region, value] of [
    ['Anniversary', us, 5000],
    ['Loyal reader', jp, 8000],
    ['Spent at the stall', eu, 2000],
    [expiredCard, eu, 3000],
  ] as const) {
    const { gift_card } = await staff.post<{ gift_card: { id: string } }>('/admin/gift-cards', {
      value,
      region_id: region.id,
      metadata: { given_for },
    })
    if (given_for === 'Spent at the stall')
      await staff.post(`/admin/gift-cards/${gift_card.id}`, { balance: 0 })
  }
  clock.set(clock.daysAgo(24))
  const { shopper } = people
  const order = await placeOrder(world, shopper, {
    items: [
      {
        variant_id: catalogue.giftCardVariants[1] ?? '',
        quantity: 1,
        metadata: { receiver: 'ida@example.com', message: 'For the new kitchen' },
      },
    ],
    shipping: 'Sent by e-mail',
  })
  await staff.post(`/admin/orders/${order.id}/capture`)
}
