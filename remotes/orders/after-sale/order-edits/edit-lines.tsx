import { useReportFailure } from '@stoa/admin/form'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { PickedVariant } from '@stoa/admin/pickers'
import { useAddOrderEditItem } from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { SearchField } from '@stoa/ui/search-field'
import { Stack } from '@stoa/ui/stack'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'

import { isFound, type EditLine } from '../model/edit.ts'
import { EditLineRow } from './edit-line-row.tsx'

const ChooseVariants = lazyDialog(
  async () => (await import('../components/choose-variants.tsx')).ChooseVariants,
)

/** So many lines need no search. */
const FEW = 5

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
  const [text, setText] = useState('')
  const { mutateAsync: add, isPending } = useAddOrderEditItem()
  const addAll = async (variants: readonly PickedVariant[]) => {
    try {
      for (const { id } of variants) await add({ id: editId, item: { variant_id: id, quantity: 1 } })
    } catch (error) {
      reportFailure(error)
    }
  }
  const shown = lines.filter((line) => isFound(line, text))
  return (
    <Stack gap={4}>
      {lines.length > FEW ? (
        <SearchField
          label={t('orderEdits.find')}
          placeholder={t('orderEdits.find')}
          value={text}
          onSearch={setText}
        />
      ) : null}
      {shown.map((line) => (
        <EditLineRow key={line.id} order={order} line={line} editId={editId} />
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
