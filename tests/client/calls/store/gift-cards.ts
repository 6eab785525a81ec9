import { giftCards as staffsGiftCards } from '@stoa/api/admin'
import { giftCards } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import { firstOf } from '../../prepare/first-of.ts'

export const rows = [
  row({
    name: 'store.giftCards.retrieve',
    route: 'GET /store/gift-cards/{gift_card_code}',
    prepare: async (http) => {
      const { gift_cards } = await staffsGiftCards.list(http, { limit: 1 })
      return { gift_card_code: firstOf(gift_cards).code }
    },
    call: (http, id) => giftCards.retrieve(http, id('gift_card_code')),
  }),
]
