import { useReportFailure } from '@stoa/admin/form'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import {
  useAddOrderEditItem,
  useDeleteOrderEditItemChange,
  useRemoveOrderEditItem,
  useUpdateOrderEditItem,
} from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { NumberField } from '@stoa/ui/number-field'
import Copy from 'lucide-react/icons/copy'
import Replace from 'lucide-react/icons/replace'
import Trash from 'lucide-react/icons/trash-2'

import { useState } from 'react'

import { LineName } from '../components/line-name.tsx'
import type { EditLine } from '../model/edit.ts'
import styles from './edit-line-row.module.css'

const ChooseVariants = lazyDialog(
  async () => (await import('../components/choose-variants.tsx')).ChooseVariants,
)

interface EditLineRowProps {
  order: AdminOrder
  line: EditLine
  editId: string
}

const TONES = { same: 'neutral', changed: 'info', added: 'success', removed: 'danger' } as const

/** One line of an edit: its quantity, and buttons that double, replace and remove it. */
export function EditLineRow({ order, line, editId }: EditLineRowProps) {
  const { t, locale } = useTranslation()
  const { mutate: update } = useUpdateOrderEditItem()
  const reportFailure = useReportFailure()
  const [isReplacing, setReplacing] = useState(false)
  const { mutateAsync: add, isPending: isAdding } = useAddOrderEditItem()
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveOrderEditItem()
  const { mutateAsync: takeBack, isPending: isTakingBack } = useDeleteOrderEditItemChange()
  const { state, title, quantity, variantId } = line
  const takeOut = () =>
    line.changeId === undefined
      ? remove({ id: editId, itemId: line.id })
      : takeBack({ id: editId, itemChangeId: line.changeId })
  const addVariant = (variant_id: string) => add({ id: editId, item: { variant_id, quantity } })
  // The new line comes first: a failure leaves a line too many, and none too few.
  const replace = async (variant: string) => {
    try {
      await addVariant(variant)
    } catch (error) {
      return reportFailure(error)
    }
    await removeLine()
  }
  // The shell reports why a line was not removed.
  const removeLine = () => takeOut().catch(() => undefined)
  const canTakeOut = line.isRemovable && !line.isLocked
  const hint = line.isLocked
    ? t('orderEdits.locked')
    : line.isRemovable
      ? t('orderEdits.before', { count: line.before })
      : t('orderEdits.fixed', { count: line.before })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the name of a line holds a picture, which a legend cannot
    <div role="group" aria-label={title}>
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
                onPress={() => void addVariant(variantId).catch(reportFailure)}
              />
            ) : null}
            {canTakeOut ? (
              <>
                <Button
                  variant="quiet"
                  icon={Replace}
                  aria-label={t('orderEdits.replace', { title })}
                  onPress={() => setReplacing(true)}
                />
                <Button
                  variant="quiet"
                  icon={Trash}
                  isLoading={isRemoving || isTakingBack}
                  aria-label={t('orderEdits.remove', { title })}
                  onPress={() => void removeLine()}
                />
              </>
            ) : null}
          </div>
        </div>
      )}
      {isReplacing ? (
        <ChooseVariants
          order={order}
          chosen={[]}
          single={{ title: t('orderEdits.replace', { title }), take: t('orderEdits.take') }}
          onChoose={([variant]) => void (variant && replace(variant.id))}
          onClose={() => setReplacing(false)}
        />
      ) : null}
    </div>
  )
}
