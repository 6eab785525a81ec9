import { useReportFailure } from '@stoa/admin/form'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { PickedVariant } from '@stoa/admin/pickers'
import { useAddOrderEditItem } from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Stack } from '@stoa/ui/stack'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'

import type { EditLine } from '../model/edit.ts'
import { EditLineRow } from './edit-line-row.tsx'

const ChooseVariants = lazyDialog(
  async () => (await import('../components/choose-variants.tsx')).ChooseVariants,
)

interface EditLinesProps {
  order: AdminOrder
  editId: string
  lines: readonly EditLine[]
}

/** The lines of an edit; every change is written at once, so that the totals are the backend's. */
export function EditLines({ order, editId, lines }: EditLinesProps) {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const [isChoosing, setChoosing] = useState(false)
  const { mutateAsync: add, isPending } = useAddOrderEditItem()
  const addAll = async (variants: readonly PickedVariant[]) => {
    try {
      for (const { id } of variants) await add({ id: editId, item: { variant_id: id, quantity: 1 } })
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <Stack gap={4}>
      {lines.map((line) => (
        <EditLineRow key={line.id} line={line} editId={editId} currency={order.currency_code} />
      ))}
      <div>
        <Button icon={Plus} isLoading={isPending} onPress={() => setChoosing(true)}>
          {t('afterSale.extras.add')}
        </Button>
      </div>
      {isChoosing ? (
        <ChooseVariants
          order={order}
          chosen={[]}
          onChoose={(variants) => void addAll(variants)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Stack>
  )
}
