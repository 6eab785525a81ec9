import type { Row } from '../api.mts'
import type { Person } from '../people/write-people.mts'
import { sellable } from './place-order.mts'
import type { ShopWorld } from './shop-world.mts'

/** Drafts in yen and dinars, one of them without addresses, and notes that staff left. */
export async function writeSpecialDrafts(world: ShopWorld): Promise<void> {
  const { staff, clock, random, people, settings } = world
  const variants = sellable(world)
  for (const [index, market] of (['jp', 'kw', 'eu'] as const).entries()) {
    clock.set(clock.daysAgo(6 - index))
    const caller = people.all.find((person) => person.market === market) as Person
    const region = settings.regions[market]
    const { draft_order } = await staff.post<{ draft_order: Row }>('/admin/draft-orders', {
      email: caller.email,
      region_id: region.id,
      items: [
        { variant_id: random.pick(variants).id, quantity: 2 },
        { title: 'Engraving', unit_price: 1500, quantity: 1 },
      ],
      shipping_methods: [{ option_id: region.shipping['Standard'] }],
      ...(market !== 'eu' && { shipping_address: caller.address, billing_address: caller.address }),
      no_notification_order: true,
    })
    await staff.post('/admin/notes', {
      resource_type: 'draft-order',
      resource_id: draft_order.id,
      value: 'Will ring again about the engraving.',
    })
  }
}
