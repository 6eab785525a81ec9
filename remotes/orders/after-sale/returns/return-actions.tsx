import { useHeldSubjects } from '@stoa/admin/held'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { holdAction } from '../../orders/components/hold-action.ts'
import { useQuestion } from '../components/use-ask.ts'
import type { AfterSaleOrder } from '../components/values.ts'
import { returnActions } from '../model/allowed.ts'
import type { AnnouncedReturn } from '../model/receipt.ts'

const ReceiveReturn = lazyDialog(async () => (await import('./receive-return.tsx')).ReceiveReturn)

interface ReturnActionsProps {
  order: AfterSaleOrder
  entry: AnnouncedReturn | null | undefined
}

/** The buttons of a return; none once it is received or canceled, or about to be. Its dialog stays until it is done. */
export function ReturnActions({ order, entry }: ReturnActionsProps) {
  const { t } = useTranslation()
  const ask = useQuestion()
  const held = useHeldSubjects(order.id)
  const [isReceiving, setReceiving] = useState(false)
  if (!entry) return null
  const isOffered = returnActions(entry).length > 0 && !held.has(entry.id)
  const cancel = async () => {
    if (await ask('cancelReturn'))
      holdAction(order, { subject: entry.id, kind: 'cancelReturn', values: { id: entry.id } })
  }
  return (
    <>
      {isOffered ? (
        <>
          <Button size="small" onPress={() => setReceiving(true)}>
            {t('afterSale.receive.action')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => void cancel()}>
            {t('afterSale.return.cancel')}
          </Button>
        </>
      ) : null}
      {isReceiving ? <ReceiveReturn order={order} entry={entry} onClose={() => setReceiving(false)} /> : null}
    </>
  )
}
