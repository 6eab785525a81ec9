import type { Row } from '../api.mts'
import type { Person } from '../people/write-people.mts'
import type { Item, Order } from './place-order.mts'
import type { ShopWorld } from './shop-world.mts'

/** How much of an order: every piece, or one piece of the first line. */
export type Share = 'all' | 'part'

export interface Line {
  item_id: string
  quantity: number
}

/** What staff do with one order. */
export class OrderDesk {
  readonly world: ShopWorld
  readonly person: Person
  readonly order: Order
  #fulfillments: string[] = []

  constructor(world: ShopWorld, person: Person, order: Order) {
    this.world = world
    this.person = person
    this.order = order
  }

  get path(): string {
    return `/admin/orders/${this.order.id}`
  }

  get region() {
    return this.world.settings.regions[this.person.market]
  }

  get location(): string {
    const { hamburg, portland } = this.world.settings.locations
    return this.person.market === 'us' ? portland : hamburg
  }

  lines(share: Share): Line[] {
    const whole = this.order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
    return share === 'all' ? whole : whole.slice(0, 1).map((line) => ({ ...line, quantity: 1 }))
  }

  async act(action: string, body: object = {}): Promise<void> {
    await this.world.staff.post(`${this.path}/${action}?fields=id&expand=`, body)
  }

  capture(): Promise<void> {
    return this.act('capture')
  }

  async fulfil(share: Share): Promise<void> {
    await this.fulfilLines(this.lines(share))
  }

  /** What a part fulfilment left over. */
  async fulfilRest(): Promise<void> {
    const [sent] = this.lines('part')
    const rest = this.lines('all').map((line) =>
      line.item_id === sent?.item_id ? { ...line, quantity: line.quantity - sent.quantity } : line,
    )
    await this.fulfilLines(rest.filter(({ quantity }) => quantity > 0))
  }

  async fulfilLines(items: Line[], location_id = this.location): Promise<void> {
    const { order } = await this.world.staff.post<{ order: { fulfillments: Row[] } }>(
      `${this.path}/fulfillment?fields=id&expand=fulfillments`,
      {
        items,
        location_id,
      },
    )
    const known = new Set(this.#fulfillments)
    this.#fulfillments.push(...order.fulfillments.map(({ id }) => id).filter((id) => !known.has(id)))
  }

  /** Hands the parcel that was packed last to the carrier. */
  async ship(): Promise<void> {
    await this.act('shipment', {
      fulfillment_id: this.#fulfillments.at(-1),
      tracking_numbers: this.tracking(),
    })
  }

  tracking(): string[] {
    const { random } = this.world
    const carrier = this.person.market === 'eu' ? 'DE' : this.person.market.toUpperCase()
    const parcel = () => `${carrier}${random.between(100_000_000, 999_999_999)}`
    return random.chance(0.12) ? [parcel(), parcel()] : [parcel()]
  }

  async unpack(): Promise<void> {
    await this.act(`fulfillments/${this.#fulfillments.pop()}/cancel`)
  }

  async refund(amount: number, reason: string, note: string): Promise<void> {
    await this.act('refund', { amount, reason, note })
  }

  async note(value: string): Promise<void> {
    await this.world.staff.post('/admin/notes', { resource_type: 'order', resource_id: this.order.id, value })
  }

  firstItem(): Item {
    const [item] = this.order.items
    if (!item) throw new Error(`Order ${this.order.display_id} has no lines.`)
    return item
  }
}
