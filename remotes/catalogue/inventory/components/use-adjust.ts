import { useSteps } from '@stoa/admin/steps'
import { useAddToLevel } from '@stoa/api/admin/inventory-items'
import { useCreateNote } from '@stoa/api/admin/notes'
import { useTranslation } from '@stoa/extension-sdk'
import { formatterOf } from '@stoa/i18n/numbers'

import { adjustmentNote } from '../model/adjustment.ts'

/** So many pieces more, or fewer, of an item at one location. */
export interface Adjustment {
  itemId: string
  location: { id: string; name: string }
  by: number
  /** In words. */
  reason: string
  words: string
}

/** Adds to what is in stock, then notes why. What could not be done can be gone on with. */
export function useAdjust() {
  const { t, locale } = useTranslation()
  const add = useAddToLevel()
  const { mutateAsync: note } = useCreateNote()
  const { run, ...steps } = useSteps()

  return {
    ...steps,
    adjust: ({ itemId, location, by, reason, words }: Adjustment) => {
      const amount = formatterOf(locale, { signDisplay: 'exceptZero' }).format(by)
      const value = adjustmentNote({ location: location.name, amount, reason, words })
      return run([
        {
          id: 'set',
          label: t('inventory.adjust.steps.set', { amount, location: location.name }),
          run: () => add({ itemId, locationId: location.id, by }),
        },
        {
          id: 'note',
          label: t('inventory.adjust.steps.note'),
          run: () => note({ resource_id: itemId, resource_type: 'inventory_item', value }),
        },
      ])
    },
  }
}
