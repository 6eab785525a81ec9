import type { AdminDiscount } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { formatNumber } from '@stoa/i18n/numbers'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { useState } from 'react'

import { useAmountText } from '../../components/use-amount-text.ts'
import { EditGeneral } from './edit-general.tsx'

export function GeneralCard({ discount }: { discount: AdminDiscount }) {
  const { t, locale } = useTranslation()
  const amountOf = useAmountText()
  const [isEditing, setEditing] = useState(false)
  const { rule, usage_count, parent_discount } = discount
  const regions = parent_discount?.regions ?? discount.regions
  const names = formatList(
    regions.map(({ name }) => name),
    locale,
  )
  return (
    <Card
      title={t('discounts.sections.general')}
      actions={<Button onPress={() => setEditing(true)}>{t('discounts.edit.generalAction')}</Button>}
    >
      <DescriptionList
        items={[
          { term: t('discounts.fields.type'), details: t(`discounts.type.${rule.type}.title`) },
          { term: t('discounts.columns.amount'), details: amountOf(discount) },
          ...(rule.type === 'fixed'
            ? [
                {
                  term: t('discounts.fields.allocation'),
                  details: t(`discounts.allocation.${rule.allocation ?? 'total'}.title`),
                },
              ]
            : []),
          {
            term: t('discounts.fields.regionsOf', {
              count: regions.length,
            }),
            details: names || null,
          },
          { term: t('discounts.totalRedemptions'), details: formatNumber(usage_count, locale) },
        ]}
      />
      {isEditing ? <EditGeneral discount={discount} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}
