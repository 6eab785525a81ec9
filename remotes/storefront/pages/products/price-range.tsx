import { useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import { MoneyField } from '@stoa/ui/money-field'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

import { priceRange, withKey } from '../../model/narrowing.ts'
import { useRegion } from '../../state/region.ts'
import { STAY } from '../../state/stay.ts'
import styles from './facet-panel.module.css'

interface PriceRangeProps {
  /** In minor units; null for no limit. */
  from: number | null
  to: number | null
}

const textOf = (amount: number | null): string | null => (amount === null ? null : String(amount))

/** Limits the price; applied by its button or Enter. */
export function PriceRange(props: PriceRangeProps) {
  const { t } = useTranslation()
  const { currency } = useRegion()
  const [search, setSearch] = useSearchParams()
  const [from, setFrom] = useState(props.from)
  const [to, setTo] = useState(props.to)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const [low, high] = priceRange(from, to)
    setFrom(low)
    setTo(high)
    setSearch(withKey(withKey(search, 'from', textOf(low)), 'to', textOf(high)), STAY)
  }

  return (
    <form onSubmit={submit}>
      <fieldset className={styles.facet}>
        <legend className={styles.title}>{t('facets.price')}</legend>
        <MoneyField label={t('facets.from')} value={from} onChange={setFrom} currency={currency} />
        <MoneyField label={t('facets.to')} value={to} onChange={setTo} currency={currency} />
        <Button type="submit">{t('facets.apply')}</Button>
      </fieldset>
    </form>
  )
}
