import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { ShopGiftCard } from './gift-cards-types.ts'

/** A gift card by its code, with its value and balance in minor units. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, code: string, options?: CallOptions) =>
  http.get<{ gift_card: ShopGiftCard }>(route`/store/gift-cards/${code}`, undefined, options)
