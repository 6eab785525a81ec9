import { useDeleteSession } from '@stoa/api/store/auth'
import { useNavigate } from 'react-router'

import { rememberedReturns } from '../returns/announced.ts'
import { forgetPurchase } from '../state/purchase-memory.ts'
import { rememberedProducts, rememberedSearches } from '../state/recently-seen.ts'
import { rememberedWishes } from '../state/wishes.ts'

/** Ends the session and forgets everything of the account that this browser keeps, the cart with its address too. */
export function useSignOut() {
  const end = useDeleteSession()
  const navigate = useNavigate()

  async function signOut(): Promise<void> {
    try {
      await end.mutateAsync()
    } catch {
      // A notice says so; the session goes on.
      return
    }
    forgetPurchase()
    rememberedReturns.write(null)
    rememberedWishes.write(null)
    rememberedProducts.write(null)
    rememberedSearches.write(null)
    await navigate('/account/sign-in?signed-out')
  }

  return { signOut, isSigningOut: end.isPending }
}
