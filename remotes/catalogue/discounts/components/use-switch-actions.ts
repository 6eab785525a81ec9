import { type EachRow, useBulkAction } from '@stoa/admin/actions'
import { useSwitchDiscounts } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'

interface Switchable {
  id: string
  is_disabled: boolean
}

/** Switches several discounts, or codes of a template, on or off. */
export function useSwitchActions(): TableBulkAction<Switchable>[] {
  const { t } = useTranslation()
  const bulkAction = useBulkAction()
  const { mutateAsync: change } = useSwitchDiscounts()
  const become = (disabled: boolean) => (each: EachRow) => change({ ...each, change: { disabled } })
  return [
    bulkAction({
      id: 'enable',
      label: t('discounts.enable'),
      icon: CircleCheck,
      inMenuOf: ({ is_disabled }) => is_disabled,
      write: become(false),
    }),
    bulkAction({
      id: 'disable',
      label: t('discounts.disable'),
      icon: CircleOff,
      inMenuOf: ({ is_disabled }) => !is_disabled,
      write: become(true),
    }),
  ]
}
