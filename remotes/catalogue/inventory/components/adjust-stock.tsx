import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { areDone, StepResults, type StepState } from '@stoa/admin/steps'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useRef } from 'react'

import { ADJUST_REASONS } from '../model/adjustment.ts'
import { itemLine, type StockItem } from '../model/stock-item.ts'
import { AdjustFields, type AdjustValues } from './adjust-fields.tsx'
import { useAdjust, type Adjustment } from './use-adjust.ts'

interface AdjustStockProps {
  item: StockItem
  locations: readonly { id: string; name: string }[]
  /** Where to begin. Default the first location that has the item. */
  locationId?: string | undefined
  /** Called with what was done, so that it can be undone. */
  onDone: (adjustment: Adjustment) => void
  onClose: () => void
}

/** Adds to what is in stock at one location, or takes from it, and notes why. */
export function AdjustStock({ item, locations, locationId, onDone, onClose }: AdjustStockProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { adjust, resume, states, isRunning } = useAdjust()
  const kept = new Set(item.location_levels.map((level) => level.location_id))
  const first = locationId ?? (locations.find(({ id }) => kept.has(id)) ?? locations[0])?.id ?? ''

  const wanted = useRef<Adjustment>(undefined)
  const finish = (reached: readonly StepState[] | undefined) => {
    if (!reached || !areDone(reached)) return false
    if (wanted.current) onDone(wanted.current)
    notify.success(t('inventory.adjust.done'), itemLine(item))
    onClose()
    return true
  }
  const goOn = async () => finish(await resume())
  const form = useRecordForm<AdjustValues>({
    id: `adjust-${item.id}`,
    values: { locationId: first, by: null, reason: ADJUST_REASONS[0], words: '' },
    save: async ({ locationId: id, by, reason, words }) => {
      const location = locations.find((known) => known.id === id) ?? { id, name: id }
      const why = t(`inventory.adjust.reasons.${reason}`)
      wanted.current = { itemId: item.id, location, by: by ?? 0, reason: why, words }
      return finish(await adjust(wanted.current))
    },
  })

  return (
    <FormDialog
      title={t('inventory.adjust.title')}
      subtitle={itemLine(item)}
      size="small"
      saveLabel={t('inventory.adjust.save')}
      form={form}
      steps={{ states, isRunning, resume: goOn }}
      isNew
      onClose={onClose}
    >
      {states.length > 0 ? (
        <StepResults states={states} isRunning={isRunning} />
      ) : (
        <AdjustFields form={form} item={item} locations={locations} />
      )}
    </FormDialog>
  )
}
