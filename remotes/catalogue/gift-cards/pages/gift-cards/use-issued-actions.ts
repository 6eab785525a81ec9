import { type EachRow, useBulkAction } from '@stoa/admin/actions'
import { useSwitchGiftCards, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'

/** What can be done with several issued cards at once. */
export function useIssuedActions(): TableBulkAction<AdminGiftCard>[] {
  const { t } = useTranslation()
  const bulkAction = useBulkAction()
  const { mutateAsync: update } = useSwitchGiftCards()
  const become = (disabled: boolean) => (each: EachRow) => update({ ...each, change: { disabled } })
  return [
    bulkAction<AdminGiftCard>({
      id: 'enable',
      label: t('giftCards.enable'),
      icon: CircleCheck,
      inMenuOf: ({ is_disabled }) => is_disabled,
      write: become(false),
    }),
    bulkAction<AdminGiftCard>({
      id: 'disable',
      label: t('giftCards.disable'),
      icon: Ban,
      inMenuOf: ({ is_disabled }) => !is_disabled,
      write: become(true),
    }),
  ]
}
