import { StepResults, type StepState } from '@stoa/admin/steps'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'

import { ConflictsNote } from '../../components/conflicts-note.tsx'
import { useConflicts } from '../../components/use-conflicts.ts'
import { pricedBy } from '../../model/price-draft.ts'
import type { PriceListFields } from '../../model/price-list-fields.ts'
import type { PricedProduct } from '../../model/price-sheet.ts'
import type { NewPrice } from '../../model/price-writes.ts'

interface SummaryStepProps {
  fields: PriceListFields
  /** The chosen ones. */
  products: readonly PricedProduct[]
  prices: readonly NewPrice[]
  /** The chosen products that have no price. */
  unpriced: readonly PricedProduct[]
  /** The calls that make the price list; none before it is saved. */
  states: readonly StepState[]
  isRunning: boolean
  onResume: () => void
  /** The price list exists, perhaps without some of its prices. */
  createdId: string | undefined
}

/** What will happen, and the result of each call where it needs several. */
export function SummaryStep(props: SummaryStepProps) {
  const { fields, products, prices, unpriced, states, isRunning, onResume, createdId } = props
  const { type, name, description, starts, ends, groups } = fields
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const number = (value: number) => formatNumber(value, locale)
  const conflicts = useConflicts({ id: createdId ?? null, starts, ends, groups }, pricedBy(prices, products))
  const moment = (date: string | null, none: string) =>
    date === null ? t(none) : formatDateTime(date, locale)
  return (
    <>
      <ConflictsNote name={name} read={conflicts} />
      <Card title={t('pricing.wizard.summary')} description={t('pricing.summary.hint')}>
        <DescriptionList
          items={[
            { term: t('pricing.fields.type'), details: t(`pricing.type.${type}.title`) },
            { term: t('pricing.fields.name'), details: name },
            { term: t('pricing.fields.description'), details: description },
            { term: t('pricing.fields.starts'), details: moment(starts, 'pricing.summary.atOnce') },
            { term: t('pricing.fields.ends'), details: moment(ends, 'pricing.summary.never') },
            {
              term: t('pricing.fields.groups'),
              details: groups.length === 0 ? t('pricing.everybody') : number(groups.length),
            },
            {
              term: t('pricing.columns.products'),
              details:
                unpriced.length === 0
                  ? number(products.length)
                  : t('pricing.summary.unpriced', {
                      number: products.length - unpriced.length,
                      count: unpriced.length,
                    }),
            },
            { term: t('pricing.columns.prices'), details: number(prices.length) },
          ]}
        />
      </Card>
      {states.length > 0 ? (
        <Card title={t('admin.steps.label')}>
          <StepResults states={states} isRunning={isRunning} onResume={onResume} />
          {createdId !== undefined && !isRunning ? (
            <p>
              <Link href={href(`/pricing/${createdId}`)}>{t('pricing.steps.open')}</Link>
            </p>
          ) : null}
        </Card>
      ) : null}
    </>
  )
}
