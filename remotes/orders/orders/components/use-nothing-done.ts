import { NothingDone } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'

/** Says why an order was left as it is; nothing for other failures, which the call explains. */
export function useNothingDone() {
  const { t } = useTranslation()
  return (error: unknown) =>
    error instanceof NothingDone ? t(`orderList.nothingDone.${error.reason}`) : undefined
}
