import type { HttpClient } from '@stoa/api/http'
import { createRemembered, useRemembered } from '@stoa/ui/remembered'

import { readWishes, toggled, type Wishes } from '../model/wishes.ts'

/** The wish list of this browser; when its account is signed in, the account's. */
export const rememberedWishes = createRemembered<Wishes>({
  key: 'stoa.wishes',
  storage: 'localStorage',
  check: readWishes,
})

/** The ids of the products on the wish list, the newest first. */
export const useWishes = (): readonly string[] => useRemembered(rememberedWishes)?.ids ?? []

/** Adds a product to the wish list or removes it: here at once, in the account behind it. Rejects when that failed. */
export async function toggleWish(http: HttpClient, id: string): Promise<void> {
  const before = rememberedWishes.read() ?? { ids: [], isOfAccount: false }
  const wishes = { ...before, ids: toggled(before.ids, id) }
  rememberedWishes.write(wishes)
  if (!wishes.isOfAccount) return
  const { saveWishes } = await import(/* webpackChunkName: "account-wishes" */ './account-wishes.ts')
  await saveWishes(http)
}
