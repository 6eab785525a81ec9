import { useApi } from '@stoa/api/react'
import type { ShopOrder } from '@stoa/api/store/orders'
import { returnReasonQueries } from '@stoa/api/store/return-reasons'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'

import { NativeSelect } from '../components/native-select.tsx'
import { lineName } from '../model/cart.ts'
import { FormText } from '../pages/checkout/form-text.tsx'
import { ExchangeVariant } from './exchange-variant.tsx'
import { reasonOptions } from './reason-options.ts'
import styles from './return-lines.module.css'
import type { ReturnForm } from './return-form.ts'
import type { ReturnableLine } from './returnable.ts'

interface ReturnLinesProps {
  control: Control<ReturnForm>
  lines: readonly ReturnableLine[]
  /** The order whose lines are exchanged: each asks what to send instead. Default: they only come back. */
  exchanged?: ShopOrder
}

/** The lines of an order, each with how many pieces come back and why. */
export function ReturnLines({ control, lines, exchanged }: ReturnLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((entry) => (
        <li key={entry.line.id}>
          <LineFields control={control} entry={entry} exchanged={exchanged} />
        </li>
      ))}
    </ul>
  )
}

interface LineFieldsProps extends Pick<ReturnLinesProps, 'control' | 'exchanged'> {
  entry: ReturnableLine
}

function LineFields({ control, entry, exchanged }: LineFieldsProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { line, most } = entry
  const { data } = useQuery({ ...returnReasonQueries(useApi()).list(), meta: { quiet: true } })
  const {
    field: { ref: quantityRef, ...quantity },
  } = useController({ control, name: `${line.id}.quantity` })
  const {
    field: { ref: reasonRef, ...reason },
  } = useController({ control, name: `${line.id}.reason` })
  const reasons = reasonOptions(data?.return_reasons ?? [])
  const nameId = useId()
  return (
    <fieldset className={styles.line} aria-labelledby={nameId}>
      <span id={nameId} className={styles.name}>
        <Thumbnail src={line.thumbnail} alt="" />
        <bdi>{lineName(line)}</bdi>
      </span>
      <NativeSelect
        label={t('returns.quantity')}
        options={Array.from({ length: most + 1 }, (_, count) => ({
          id: String(count),
          label: count === 0 ? t('returns.keep') : number(count),
        }))}
        value={quantity.value}
        onChange={quantity.onChange}
        onBlur={quantity.onBlur}
        ref={quantityRef}
      />
      {quantity.value === '0' ? null : (
        <>
          {exchanged ? <ExchangeVariant control={control} order={exchanged} entry={entry} /> : null}
          {reasons.length > 0 ? (
            <NativeSelect
              label={t('returns.reason')}
              options={[{ id: '', label: t('returns.noReason') }, ...reasons]}
              value={reason.value}
              onChange={reason.onChange}
              onBlur={reason.onBlur}
              ref={reasonRef}
            />
          ) : null}
          <FormText control={control} name={`${line.id}.note`} label={t('returns.note')} />
        </>
      )}
    </fieldset>
  )
}
