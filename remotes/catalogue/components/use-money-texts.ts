import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { MoneyFieldTexts } from '@stoa/ui/money-field'

/** Why a field for money does not take what is typed. */
export function useMoneyTexts(): MoneyFieldTexts {
  const { t, locale } = useTranslation()
  return {
    unreadable: t('common.money.unreadable'),
    decimals: (allowed) =>
      t('common.money.decimals', { count: allowed, number: formatNumber(allowed, locale) }),
    large: t('common.money.large'),
    negative: t('common.money.negative'),
  }
}
