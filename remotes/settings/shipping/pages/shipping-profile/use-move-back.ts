import { useBulkAction, writeInBatches } from '@stoa/admin/actions'
import { useUpdateShippingProfile } from '@stoa/api/admin/shipping-profiles'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

import type { Profile } from '../../model/profile.ts'
import { useDefaultProfile } from './use-default-profile.ts'

/** Moves products to the default profile, many with one call. None for that profile itself. */
export function useMoveBack({ type }: Profile): TableBulkAction<{ id: string }>[] {
  const { t } = useTranslation()
  const target = useDefaultProfile()
  const { mutateAsync: update } = useUpdateShippingProfile()
  const bulkAction = useBulkAction()
  if (type !== 'custom' || !target) return []
  const action = bulkAction({
    id: 'move-back',
    label: t('shippingProfiles.products.moveBack', { target: target.name }),
    icon: CircleMinus,
    inMenuOf: () => true,
    write: (each) => writeInBatches(each, (products) => update({ id: target.id, changes: { products } })),
  })
  return [action]
}
