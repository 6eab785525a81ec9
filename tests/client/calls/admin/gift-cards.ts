import { giftCards } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.giftCards.create',
    route: 'POST /admin/gift-cards',
    body: { region_id: '{region}', value: 5000, ends_at: '2099-12-31T00:00:00.000Z' },
    call: (http, id) =>
      giftCards.create(http, { region_id: id('region'), value: 5000, ends_at: '2099-12-31T00:00:00.000Z' }),
    learn: ({ gift_card }) => ({ gift_card: gift_card.id }),
  }),
  row({
    name: 'admin.giftCards.update',
    route: 'POST /admin/gift-cards/{gift_card}',
    body: { balance: 2500, is_disabled: true, ends_at: null },
    call: (http, id) =>
      giftCards.update(http, id('gift_card'), { balance: 2500, is_disabled: true, ends_at: null }),
  }),
  row({
    name: 'admin.giftCards.retrieve',
    route: 'GET /admin/gift-cards/{gift_card}',
    call: (http, id) => giftCards.retrieve(http, id('gift_card')),
  }),
  row({
    name: 'admin.giftCards.list',
    route: 'GET /admin/gift-cards',
    query: 'order=-created_at&limit=5',
    call: (http) => giftCards.list(http, { order: '-created_at', limit: 5 }),
  }),
  row({
    name: 'admin.giftCards.delete',
    route: 'DELETE /admin/gift-cards/{gift_card}',
    call: (http, id) => giftCards.delete(http, id('gift_card')),
  }),
]
