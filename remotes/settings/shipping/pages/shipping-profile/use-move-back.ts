import { useUpdateShippingProfile } from '@stoa/api/admin/shipping-profiles'
import { isSessionLost } from '@stoa/api/http'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

import type { Profile } from '../../model/profile.ts'
import { useDefaultProfile } from './use-default-profile.ts'

/** Moves products to the default profile, in one call: it moves all of them or none. None for that profile itself. */
export function useMoveBack({ type }: Profile): TableBulkAction<{ id: string }>[] {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const target = useDefaultProfile()
  const { mutateAsync: update } = useUpdateShippingProfile()
  if (type !== 'custom' || !target) return []
  const run = async (rows: readonly { id: string }[]) => {
    const products = rows.map(({ id }) => id)
    try {
      await update({ id: target.id, changes: { products } })
      return products.map((id) => ({ id }))
    } catch (error) {
      if (isSessionLost(error)) return
      return products.map((id) => ({ id, error: failureText(error) }))
    }
  }
  const label = t('shippingProfiles.products.moveBack', { target: target.name })
  return [{ id: 'move-back', label, icon: CircleMinus, inMenuOf: () => true, run }]
}
