import type { ShippingOptionRow } from '@stoa/api/admin/shipping-options'
import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import type { TableColumn } from '@stoa/ui/table'

import { usePriceText } from './use-price-text.ts'

/** The columns of a region's shipping options; return options have no limits. */
export function useShippingColumns(currency: string, isReturn: boolean): TableColumn<ShippingOptionRow>[] {
  const { t } = useTranslation()
  const { priceOf, limitsText } = usePriceText(currency)
  return [
    { id: 'name', header: t('shipping.columns.name'), width: '26%', cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'price', header: t('shipping.columns.price'), width: '18%', cell: priceOf },
    ...(isReturn ? [] : [{ id: 'limits', header: t('shipping.columns.limits'), cell: limitsText }]),
    {
      id: 'visible',
      header: t('shipping.columns.visible'),
      width: '136px',
      cell: ({ admin_only }) => (
        <Badge tone={admin_only ? 'neutral' : 'success'} variant="dot">
          {t(`shipping.visible.${admin_only ? 'no' : 'yes'}`)}
        </Badge>
      ),
    },
    {
      id: 'profile',
      header: t('shipping.columns.profile'),
      cell: ({ profile }) => (profile ? <bdi>{profile.name}</bdi> : '–'),
    },
    { id: 'provider', header: t('shipping.columns.provider'), cell: ({ provider_id }) => provider_id },
  ]
}
