import { useLayoutEffect } from 'react'

import { lazyPiece } from '../components/lazy-piece.tsx'
import { showAdded, useAdded } from '../state/mini-cart.ts'

const MiniCart = lazyPiece(() => import(/* webpackChunkName: "product" */ './mini-cart.tsx'))

/** Shows what was just put in the cart, until the page changes. Its code comes with the product page, which fills the cart. */
export function AddedNotice() {
  const addedId = useAdded()

  // Gone in the same moment as its page: the next one may have the same links.
  useLayoutEffect(() => () => showAdded(null), [])

  return addedId === null ? null : <MiniCart addedId={addedId} />
}
