import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { ComboFieldTexts } from '@stoa/ui/combo-field'
import type { MultiSelectTexts } from '@stoa/ui/multi-select'

/** What a choice from a long list says. */
export function useComboTexts(): ComboFieldTexts {
  const { t } = useTranslation()
  return {
    search: t('common.choose.search'),
    empty: t('common.choose.empty'),
    loading: t('common.choose.loading'),
    failed: t('common.choose.failed'),
    retry: t('retry'),
  }
}

/** What a choice of several says. */
export function useMultiTexts(): MultiSelectTexts {
  const { t, locale } = useTranslation()
  return {
    search: t('common.choose.search'),
    empty: t('common.choose.empty'),
    selected: (count) => t('list.select.count', { count, number: formatNumber(count, locale) }),
    selectShown: t('product.organise.selectShown'),
    clear: t('product.organise.clear'),
  }
}
