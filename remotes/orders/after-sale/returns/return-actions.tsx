import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useCancelReturn } from '@stoa/api/admin/returns'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { useAsk } from '../components/use-ask.ts'
import type { AfterSaleOrder } from '../components/values.ts'
import { returnActions } from '../model/allowed.ts'
import type { AnnouncedReturn } from '../model/receipt.ts'

const ReceiveReturn = lazyDialog(async () => (await import('./receive-return.tsx')).ReceiveReturn)

interface ReturnActionsProps {
  order: AfterSaleOrder
  entry: AnnouncedReturn | null | undefined
}

/** The buttons of a return; none once it is received or canceled. */
export function ReturnActions({ order, entry }: ReturnActionsProps) {
  const { t } = useTranslation()
  const ask = useAsk(order.display_id)
  const [isReceiving, setReceiving] = useState(false)
  const { mutateAsync: cancel, isPending } = useCancelReturn()
  if (!entry || returnActions(entry).length === 0) return null
  return (
    <>
      <Button size="small" onPress={() => setReceiving(true)}>
        {t('afterSale.receive.action')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        isLoading={isPending}
        onPress={() => void ask('cancelReturn', () => cancel({ id: entry.id, orderId: order.id }))}
      >
        {t('afterSale.return.cancel')}
      </Button>
      {isReceiving ? <ReceiveReturn order={order} entry={entry} onClose={() => setReceiving(false)} /> : null}
    </>
  )
}
