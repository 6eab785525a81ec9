import {
  useDeleteOrderEditItemChange,
  useRemoveOrderEditItem,
  useUpdateOrderEditItem,
} from '@stoa/api/admin/order-edits'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { NumberField } from '@stoa/ui/number-field'
import Trash from 'lucide-react/icons/trash-2'

import { LineName } from '../components/line-name.tsx'
import type { EditLine } from '../model/edit.ts'
import styles from './edit-line-row.module.css'

interface EditLineRowProps {
  line: EditLine
  editId: string
  currency: string
}

const TONES = { same: 'neutral', changed: 'info', added: 'success', removed: 'danger' } as const

/** One line of an edit: its quantity, and a button that takes it out. */
export function EditLineRow({ line, editId, currency }: EditLineRowProps) {
  const { t, locale } = useTranslation()
  const { mutate: update } = useUpdateOrderEditItem()
  const { mutate: remove, isPending: isRemoving } = useRemoveOrderEditItem()
  const { mutate: takeBack, isPending: isTakingBack } = useDeleteOrderEditItemChange()
  const { state, title } = line
  const takeOut = () =>
    line.changeId === undefined
      ? remove({ id: editId, itemId: line.id })
      : takeBack({ id: editId, itemChangeId: line.changeId })
  const hint = line.isLocked
    ? t('orderEdits.locked')
    : line.isRemovable
      ? t('orderEdits.before', { count: line.before })
      : t('orderEdits.fixed', { count: line.before })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the name of a line holds a picture, which a legend cannot
    <div role="group" aria-label={title}>
      <LineName line={line}>
        <bdi>{formatMoney(line.unitPrice, currency, locale)}</bdi>
        {state === 'same' ? null : <Badge tone={TONES[state]}>{t(`orderEdits.states.${state}`)}</Badge>}
      </LineName>
      {state === 'removed' ? (
        <p className={styles.hint}>{t('orderEdits.removedHint')}</p>
      ) : (
        <div className={styles.controls}>
          <NumberField
            label={t('afterSale.line.quantity')}
            {...(line.state !== 'added' && { description: hint })}
            value={line.quantity}
            min={1}
            isDisabled={line.isLocked}
            onChange={(quantity) => {
              if (quantity && quantity !== line.quantity) update({ id: editId, itemId: line.id, quantity })
            }}
          />
          {line.isRemovable && !line.isLocked ? (
            <Button
              variant="quiet"
              icon={Trash}
              isLoading={isRemoving || isTakingBack}
              aria-label={t('orderEdits.remove', { title })}
              onPress={takeOut}
            />
          ) : null}
        </div>
      )}
    </div>
  )
}
