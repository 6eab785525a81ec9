import { useTranslation } from '@stoa/extension-sdk'
import type { SelectOption } from '@stoa/ui/select'

import { CLAIM_REASONS } from '../model/claim.ts'

export function useClaimReasons(): readonly SelectOption[] {
  const { t } = useTranslation()
  return CLAIM_REASONS.map((id) => ({ id, label: t(`afterSale.claim.reasons.${id}`) }))
}
