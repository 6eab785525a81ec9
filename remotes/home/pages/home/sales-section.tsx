import { useApi } from '@stoa/api/react'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { ErrorState } from '@stoa/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { Choice } from '../../components/choice.tsx'
import { dayOf, personZone } from '../../model/calendar.ts'
import { periodOf, rangeOf } from '../../model/period.ts'
import { reachOf, salesOf } from '../../model/sales.ts'
import { FigureCards, FigureSkeletons } from './figure-cards.tsx'
import { PeriodChoices } from './period-choices.tsx'
import { SalesNotes } from './sales-notes.tsx'
import { soldQuery } from './sales-query.ts'
import styles from './sales-section.module.css'
import { useSalesChoice } from './use-sales-choice.ts'

/** Sales of a selectable period, compared with the one before. */
export function SalesSection() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const titleId = useId()
  const [opened] = useState(() => new Date())
  const zone = personZone()
  const today = dayOf(opened, zone)
  const { period: choice, currency: chosenCurrency, choosePeriod, chooseCurrency } = useSalesChoice(today)
  const sold = useQuery(soldQuery(useApi(), rangeOf(choice, opened, zone)))

  const period = periodOf(choice, opened, zone)
  const sales = sold.data && salesOf(sold.data.orders, period, zone)
  const shown = sales?.find(({ currency }) => currency === chosenCurrency) ?? sales?.[0]
  const currencies = sales?.map(({ currency }) => currency).toSorted() ?? []
  const reach = sold.data && reachOf(sold.data)

  return (
    <section aria-labelledby={titleId} className={styles.section} aria-busy={sold.isPending}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t('home.sales.title')}
        </h2>
        {shown && currencies.length > 1 ? (
          <Choice
            label={t('home.sales.currency')}
            options={currencies.map((id) => ({ id, label: id.toUpperCase() }))}
            value={shown.currency}
            onChange={chooseCurrency}
          />
        ) : null}
        <PeriodChoices today={today} value={choice} onChange={choosePeriod} />
      </header>
      {sold.isPending ? <FigureSkeletons /> : null}
      {sold.isError && !sold.data ? (
        <Card>
          <ErrorState
            title={t('home.sales.failed')}
            message={failureText(sold.error)}
            retry={{ onPress: () => void sold.refetch(), isLoading: sold.isFetching }}
          />
        </Card>
      ) : null}
      {sales && !shown ? (
        <Card>
          <EmptyState title={t('home.sales.empty.title')} message={t('home.sales.empty.message')} />
        </Card>
      ) : null}
      {shown ? <FigureCards sales={shown} step={period.step} hasBefore={!reach?.since} /> : null}
      {sold.data || sold.isPending ? <SalesNotes reach={reach} /> : null}
    </section>
  )
}
