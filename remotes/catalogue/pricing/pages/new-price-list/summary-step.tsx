import { StepResults } from '@stoa/admin/steps'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'

import { ConflictsNote } from '../../components/conflicts-note.tsx'
import { useConflicts } from '../../components/use-conflicts.ts'
import { pricedBy } from '../../model/price-draft.ts'
import type { NewPriceList } from './use-new-price-list.ts'

/** What will happen, and the result of each call where it needs several. */
export function SummaryStep({ wizard }: { wizard: NewPriceList }) {
  const { fields, products, prices, unpriced, steps, createdId } = wizard
  const { type, name, description, starts, ends, groups } = fields
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const number = (value: number) => formatNumber(value, locale)
  const all = products.data ?? []
  const conflicts = useConflicts({ id: createdId ?? null, starts, ends, groups }, pricedBy(prices, all))
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
                  ? number(all.length)
                  : t('pricing.summary.unpriced', {
                      number: all.length - unpriced.length,
                      count: unpriced.length,
                    }),
            },
            { term: t('pricing.columns.prices'), details: number(prices.length) },
          ]}
        />
      </Card>
      {steps.states.length > 0 ? (
        <Card title={t('steps.label')}>
          <StepResults
            states={steps.states}
            isRunning={steps.isRunning}
            onResume={() => void wizard.resume()}
          />
          {createdId !== undefined && !steps.isRunning ? (
            <p>
              <Link href={href(`/pricing/${createdId}`)}>{t('pricing.steps.open')}</Link>
            </p>
          ) : null}
        </Card>
      ) : null}
    </>
  )
}
