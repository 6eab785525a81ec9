import { fillBasket, placeOrder } from '../orders/place-order.mts'
import type { ShopWorld } from '../orders/shop-world.mts'

interface GiftCard {
  code: string
}

/** Cards that staff gave away, cards that were bought, and some of both spent in part. */
export async function writeGiftCards(world: ShopWorld): Promise<void> {
  const { staff, clock, random, settings, people, catalogue } = world
  const shoppers = people.all.filter(({ market, since }) => market === 'eu' && since > 150)
  const spend = async (code: string) => {
    const buyer = random.pick(shoppers)
    await placeOrder(world, buyer, {
      items: fillBasket(world, buyer).items,
      shipping: 'Standard',
      giftCard: code,
    })
  }

  clock.set(clock.daysAgo(130))
  const given: string[] = []
  for (const [index, value] of [3000, 60_000, 40_000, 8000].entries()) {
    const { gift_card } = await staff.post<{ gift_card: GiftCard }>('/admin/gift-cards', {
      value,
      region_id: settings.regions.eu.id,
      is_disabled: index === 3,
      ends_at: index === 2 ? clock.daysAgo(-300) : undefined,
      metadata: {
        given_for: ['Photographs for the catalogue', 'Raffle', 'Competition', 'Cancelled event'][index],
      },
    })
    given.push(gift_card.code)
  }
  clock.set(clock.daysAgo(120))
  await spend(given[1] ?? '')

  for (const [index, variant_id] of catalogue.giftCardVariants.entries()) {
    clock.set(clock.daysAgo(80 - index * 9))
    const buyer = random.pick(shoppers)
    const order = await placeOrder(world, buyer, {
      items: [
        {
          variant_id,
          quantity: 1,
          metadata: { receiver: 'sam@example.com', message: 'Something for the new flat' },
        },
      ],
      shipping: 'Sent by e-mail',
    })
    await staff.post(`/admin/orders/${order.id}/capture`)
  }
  clock.set(clock.daysAgo(30))
  const { gift_cards } = await staff.get<{ gift_cards: GiftCard[] }>('/admin/gift-cards?limit=20')
  await spend(gift_cards.find(({ code }) => !given.includes(code))?.code ?? '')
}
