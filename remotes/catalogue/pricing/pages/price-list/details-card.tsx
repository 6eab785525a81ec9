import { listQueryOf, NO_FILTER } from '@stoa/admin/list'
import type { PriceList } from '@medusajs/client-types'
import { useApi } from '@stoa/api/react'
import { useFlag, useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Inline } from '@stoa/ui/inline'
import { Link } from '@stoa/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { productsOfList } from '../../components/price-queries.ts'
import { PRICED_PRODUCT_RULES } from '../../model/price-list-rules.ts'
import { pricesIn } from '../../model/price-sheet.ts'
import { DetailsDialog } from './details-dialog.tsx'

/** The first page of all its products, as the card of the prices shows it too. */
const FIRST_PAGE = listQueryOf(NO_FILTER, PRICED_PRODUCT_RULES)

interface DetailsCardProps {
  list: PriceList
  /** Products and prices are counted again with each save; a sheet of thousands of prices would wait for that. */
  isCounted: boolean
}

export function DetailsCard({ list, isCounted }: DetailsCardProps) {
  const {
    id,
    type,
    description,
    starts_at,
    ends_at,
    customer_groups: groups = [],
    includes_tax,
    updated_at,
  } = list
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const hasTax = useFlag('tax_inclusive_pricing')
  const { data } = useQuery({ ...productsOfList(useApi(), id, FIRST_PAGE), enabled: isCounted })
  const [isEditing, setEditing] = useState(false)
  const moment = (date: string | null) => (date === null ? null : formatDateTime(date, locale))
  const counted = (term: string, count: number) => ({ term, details: formatNumber(count, locale) })
  // The store does not count prices: of longer lists only the products are known.
  const isWhole = data && data.products.length === data.count
  const prices = isWhole ? data.products.flatMap((product) => pricesIn(id, product)) : undefined
  return (
    <Card
      title={t('pricing.wizard.details')}
      actions={<Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>}
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
              groups.length === 0 ? (
                t('pricing.everybody')
              ) : (
                <Inline>
                  {groups.map((group) => (
                    <Link key={group.id} href={href(`/customers/groups/${group.id}`)}>
                      <bdi>{group.name}</bdi>
                    </Link>
                  ))}
                </Inline>
              ),
          },
          ...(hasTax
            ? [
                {
                  term: t('pricing.fields.tax'),
                  details: t(includes_tax ? 'admin.metadata.yes' : 'admin.metadata.no'),
                },
              ]
            : []),
          ...(data ? [counted(t('pricing.columns.products'), data.count)] : []),
          ...(prices ? [counted(t('pricing.columns.prices'), prices.length)] : []),
          { term: t('pricing.columns.updated'), details: moment(updated_at) },
        ]}
      />
      {isEditing ? <DetailsDialog list={list} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}
