import { listQueryOf, type ListFilter, type ListRules } from '@stoa/admin/list'

/** What the address of the list of reservations can say. */
export const RESERVATION_RULES: ListRules = {
  filters: {
    location_id: { type: 'choices' },
    inventory_item_id: { type: 'choices' },
    description: { type: 'choices' },
    described_as: { type: 'choices' },
    quantity: { type: 'numbers' },
    created_at: { type: 'dates' },
    created_by: { type: 'choices' },
  },
  sorts: { quantity: 'quantity', created: 'created_at' },
}

const SHOWN = {
  fields: 'id,created_at,created_by,line_item_id,inventory_item_id,location_id,quantity,description,metadata',
  expand: 'line_item,inventory_item',
}

/** The query of the list. */
export function reservationQueryOf(filter: ListFilter) {
  const { description, described_as, ...set } = filter.set
  const query = listQueryOf({ ...filter, set }, RESERVATION_RULES)
  const [part] = description ?? []
  const [whole] = described_as ?? []
  return {
    order: '-created_at',
    ...query,
    // The store takes one of both; the whole says more.
    ...(part && { description: { contains: part } }),
    ...(whole && { description: whole }),
    ...SHOWN,
  }
}
