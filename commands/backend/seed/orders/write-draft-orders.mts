import type { Row } from '../api.mts'
import { sellable } from './place-order.mts'
import type { ShopWorld } from './shop-world.mts'

/** Orders taken by telephone: some paid, some waiting. */
export async function writeDraftOrders(world: ShopWorld): Promise<void> {
  const { staff, clock, random, people, settings } = world
  const callers = random.sample(
    people.all.filter(({ market, since }) => market !== 'jp' && since > 60),
    9,
  )
  for (const [index, caller] of callers.entries()) {
    const days = 50 - index * 5
    clock.set(new Date(clock.daysAgo(days).getTime() + random.between(8, 17) * 3_600_000))
    const region = settings.regions[caller.market]
    const { draft_order } = await staff.post<{ draft_order: Row }>('/admin/draft-orders', {
      email: caller.email,
      ...(caller.id && { customer_id: caller.id }),
      region_id: region.id,
      items: [
        ...random
          .sample(sellable(world), random.between(1, 3))
          .map(({ id }) => ({ variant_id: id, quantity: random.between(1, 4) })),
        ...(index % 3 === 0 ? [{ title: 'Gift wrapping', unit_price: 450, quantity: 1 }] : []),
      ],
      shipping_methods: [{ option_id: region.shipping[index % 2 ? 'Freight by appointment' : 'Standard'] }],
      shipping_address: caller.address,
      billing_address: caller.address,
      ...(index === 4 && { discounts: [{ code: 'WELCOME10' }] }),
      no_notification_order: true,
    })
    if (index % 2 === 0) continue
    clock.set(clock.daysAgo(days - 2))
    await staff.post(`/admin/draft-orders/${draft_order.id}/pay`)
  }
}
