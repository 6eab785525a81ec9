import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { OrderRow, Packing, Shipping } from '@stoa/api/admin/orders'
import { useState } from 'react'

import type { ParcelsDialogProps } from './parcels-dialog.tsx'

const ParcelsDialog = lazyDialog(async () => (await import('./parcels-dialog.tsx')).ParcelsDialog)

type Asked = Pick<ParcelsDialogProps, 'orders' | 'leftOut' | 'action'> & {
  answer: (packing: Packing | undefined) => void
}

/** Asks how several orders are packed or shipped, in a dialog that the caller has to render. */
export function useAskParcels() {
  const [asked, setAsked] = useState<Asked>()
  const ask =
    (action: Asked['action']) =>
    (orders: readonly OrderRow[], leftOut: string | undefined): Promise<Packing | undefined> => {
      const { promise, resolve } = Promise.withResolvers<Packing | undefined>()
      setAsked({ action, orders, leftOut, answer: resolve })
      return promise
    }
  const close = (packing?: Packing) => {
    asked?.answer(packing)
    setAsked(undefined)
  }
  return {
    askPacking: ask('pack'),
    askShipping: ask('ship') satisfies (...orders: never) => Promise<Shipping | undefined>,
    dialog: asked ? <ParcelsDialog {...asked} onClose={close} /> : null,
  }
}
