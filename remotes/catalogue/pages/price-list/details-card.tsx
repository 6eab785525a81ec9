import type { PriceList } from '@medusajs/client-types'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { useState } from 'react'

import { DetailsDialog } from './details-dialog.tsx'

export function DetailsCard({ list }: { list: PriceList }) {
  const {
    type,
    description,
    starts_at,
    ends_at,
    customer_groups: groups = [],
    includes_tax,
    updated_at,
  } = list
  const { t, locale } = useTranslation()
  const hasTax = useFlag('tax_inclusive_pricing')
  const [isEditing, setEditing] = useState(false)
  const moment = (date: string | null) => (date === null ? null : formatDateTime(date, locale))
  return (
    <Card
      title={t('pricing.wizard.details')}
      actions={<Button onPress={() => setEditing(true)}>{t('common.edit')}</Button>}
    >
      <DescriptionList
        items={[
          { term: t('pricing.fields.type'), details: t(`pricing.type.${type}.title`) },
          { term: t('pricing.fields.description'), details: description },
          { term: t('pricing.fields.starts'), details: moment(starts_at) },
          { term: t('pricing.fields.ends'), details: moment(ends_at) },
          {
            term: t('pricing.fields.groups'),
            details:
              groups.length === 0
                ? t('pricing.everybody')
                : new Intl.ListFormat(locale).format(groups.map(({ name }) => name)),
          },
          ...(hasTax
            ? [
                {
                  term: t('pricing.fields.tax'),
                  details: t(includes_tax ? 'common.metadata.yes' : 'common.metadata.no'),
                },
              ]
            : []),
          { term: t('pricing.columns.updated'), details: moment(updated_at) },
        ]}
      />
      {isEditing ? <DetailsDialog list={list} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}
