import type { GiftCard, Region } from '@medusajs/client-types'

/** A gift card as shoppers see it, with amounts in minor units. The API declares how staff see it. */
export type ShopGiftCard = Pick<GiftCard, 'id' | 'code' | 'value' | 'balance'> & { region: Region }
