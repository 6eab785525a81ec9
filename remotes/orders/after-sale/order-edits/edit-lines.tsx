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
import { useAddLine } from './use-add-line.ts'
import { useFocusOnLine } from './use-focus-on-line.ts'
import { useTakeOutLine } from './use-take-out-line.ts'

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
  // The line that another variant is chosen for; null for a new line.
  const [replaced, setReplaced] = useState<EditLine | null>()
  const [text, setText] = useState('')
  const { addLine } = useAddLine(order, editId, lines)
  const { takeOut } = useTakeOutLine(editId)
  const { list, focusOnLine } = useFocusOnLine(replaced !== undefined)
  const shown = lines.filter((line) => isFound(line, text))
  // The new line comes first: a failure leaves a line too many, and none too few.
  const add = async (variantId: string) => {
    const id = await addLine(variantId, replaced?.quantity ?? 1)
    if (replaced) await takeOut(replaced)
    return id
  }
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
      <div ref={list}>
        <Stack>
          {shown.map((line) => (
            <EditLineRow
              key={line.id}
              order={order}
              line={line}
              lines={lines}
              editId={editId}
              onReplace={() => setReplaced(line)}
            />
          ))}
        </Stack>
      </div>
      <div>
        <Button icon={Plus} onPress={() => setReplaced(null)}>
          {t('afterSale.extras.add')}
        </Button>
      </div>
      {replaced === undefined ? null : (
        <ChooseVariants
          order={order}
          {...(replaced && {
            single: {
              title: t('orderEdits.replace', { title: replaced.title }),
              take: t('orderEdits.take'),
            },
          })}
          onChoose={async (variants, onTaken) => {
            for (const { id } of variants) {
              focusOnLine(await add(id))
              onTaken(id)
            }
          }}
          onClose={() => setReplaced(undefined)}
        />
      )}
    </Stack>
  )
}
