import { lazy, Suspense, useEffect } from 'react'

import { showAdded, useAdded } from '../state/mini-cart.ts'

const MiniCart = lazy(() => import('./mini-cart.tsx'))

/** Shows what was just put in the cart, until the page changes. Its code comes with the first thing. */
export function AddedNotice() {
  const addedId = useAdded()

  useEffect(() => () => showAdded(null), [])

  return addedId === null ? null : (
    <Suspense fallback={null}>
      <MiniCart addedId={addedId} />
    </Suspense>
  )
}
