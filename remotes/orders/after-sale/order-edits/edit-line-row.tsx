import { useReportFailure } from '@stoa/admin/failures'
import { useUpdateOrderEditItem } from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { NumberField } from '@stoa/ui/number-field'
import Copy from 'lucide-react/icons/copy'
import Replace from 'lucide-react/icons/replace'
import Trash from 'lucide-react/icons/trash-2'

import { LineName } from '../components/line-name.tsx'
import type { EditLine } from '../model/edit.ts'
import styles from './edit-line-row.module.css'
import { useAddLine } from './use-add-line.ts'
import { useTakeOutLine } from './use-take-out-line.ts'

interface EditLineRowProps {
  order: AdminOrder
  line: EditLine
  /** All lines of the edit. */
  lines: readonly EditLine[]
  editId: string
  onReplace: () => void
}

const TONES = { same: 'neutral', changed: 'info', added: 'success', removed: 'danger' } as const

/** One line of an edit: its quantity, and buttons that double, replace and remove it. */
export function EditLineRow({ order, line, lines, editId, onReplace }: EditLineRowProps) {
  const { t, locale } = useTranslation()
  const { mutate: update } = useUpdateOrderEditItem()
  const reportFailure = useReportFailure()
  const { addLine, isPending: isAdding } = useAddLine(order, editId, lines)
  const { takeOut, isPending: isTakingOut } = useTakeOutLine(editId)
  const { state, title, quantity, variantId } = line
  const canTakeOut = line.isRemovable && !line.isLocked
  const hint = line.isLocked
    ? t('orderEdits.locked')
    : line.isRemovable
      ? t('orderEdits.before', { count: line.before })
      : t('orderEdits.fixed', { count: line.before })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the name of a line holds a picture, which a legend cannot
    <div role="group" aria-label={title} data-line={line.id}>
      <LineName line={line}>
        <bdi>{formatMoney(line.unitPrice, order.currency_code, locale)}</bdi>
        {state === 'same' ? null : <Badge tone={TONES[state]}>{t(`orderEdits.states.${state}`)}</Badge>}
      </LineName>
      {state === 'removed' ? (
        <p className={styles.hint}>{t('orderEdits.removedHint')}</p>
      ) : (
        <div className={styles.controls}>
          <NumberField
            label={t('afterSale.line.quantity')}
            {...(line.state !== 'added' && { description: hint })}
            value={quantity}
            min={1}
            isDisabled={line.isLocked}
            onChange={(next) => {
              if (next && next !== quantity) update({ id: editId, itemId: line.id, quantity: next })
            }}
          />
          <div className={styles.buttons}>
            {variantId ? (
              <Button
                variant="quiet"
                icon={Copy}
                isLoading={isAdding}
                aria-label={t('orderEdits.duplicate', { title })}
                onPress={() => void addLine(variantId, quantity).catch(reportFailure)}
              />
            ) : null}
            {canTakeOut ? (
              <>
                <Button
                  variant="quiet"
                  icon={Replace}
                  aria-label={t('orderEdits.replace', { title })}
                  onPress={onReplace}
                />
                <Button
                  variant="quiet"
                  icon={Trash}
                  isLoading={isTakingOut}
                  aria-label={t('orderEdits.remove', { title })}
                  onPress={() => void takeOut(line)}
                />
              </>
            ) : null}
          </div>
        </div>
      )}
    </div>
  )
}
