import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { SearchField } from '@stoa/ui/search-field'
import { Stack } from '@stoa/ui/stack'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'

import { isFound, type EditLine } from '../model/edit.ts'
import { EditLineRow } from './edit-line-row.tsx'
import { useAddLines } from './use-add-lines.ts'

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
  const [isChoosing, setChoosing] = useState(false)
  const [text, setText] = useState('')
  const { addLines, isPending } = useAddLines(order, editId, lines)
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
          onChoose={(variants) => void addLines(variants)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Stack>
  )
}
