import { hasStatus, type HttpClient } from '@stoa/api/http'
import { customerCalls } from '@stoa/api/store/customers'

import { isSameList, merged, wishesIn, wishPatch } from '../model/wishes.ts'
import { rememberedWishes } from './wishes.ts'

/** Writes the list of this browser to the account. Without a session it is this browser's alone from now on. */
export async function saveWishes(http: HttpClient): Promise<void> {
  const { ids } = rememberedWishes.read() ?? { ids: [] }
  try {
    await customerCalls.update(http, wishPatch(ids))
  } catch (error) {
    if (!hasStatus(error, 401)) throw error
    rememberedWishes.write({ ids, isOfAccount: false })
  }
}

/** Makes the list of this browser that of the account, with the wishes that were made before signing in. */
export async function adoptWishes(http: HttpClient): Promise<void> {
  const { customer } = await customerCalls.retrieve(http)
  const account = wishesIn(customer.metadata)
  const ids = merged(rememberedWishes.read(), account)
  // Until the account has them, they are still to be added.
  if (!isSameList(ids, account)) await customerCalls.update(http, wishPatch(ids))
  rememberedWishes.write({ ids, isOfAccount: true })
}
