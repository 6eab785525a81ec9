interface Owned {
  email?: string
  order?: { email: string } | null
  order_id?: string
}

interface Service {
  retrieve(id: string, options?: { relations: string[] }): Promise<Owned>
}

/** The services of Medusa that know whom a record belongs to. */
export type Records = Record<
  'orderService' | 'swapService' | 'claimService' | 'orderEditService' | 'giftCardService',
  Service
>

/** The e-mail address of the buyer whom an event is about, if there is one. `id` names what its first word says. */
export async function recipientOf(records: Records, event: string, id: string): Promise<string | undefined> {
  const ofOrder = { relations: ['order'] }
  switch (event.split('.')[0]) {
    case 'order':
      return (await records.orderService.retrieve(id)).email
    case 'swap':
      return (await records.swapService.retrieve(id, ofOrder)).order?.email
    case 'claim':
      return (await records.claimService.retrieve(id, ofOrder)).order?.email
    case 'gift_card':
      return (await records.giftCardService.retrieve(id, ofOrder)).order?.email
    case 'order-edit': {
      const { order_id } = await records.orderEditService.retrieve(id)
      return order_id && (await records.orderService.retrieve(order_id)).email
    }
    default:
      return undefined
  }
}
