import { Field, type RecordForm } from '@stoa/admin/form'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { NumberField } from '@stoa/ui/number-field'
import { useWatch } from 'react-hook-form'

import { LineName } from '../../../after-sale/components/line-name.tsx'
import { packable, unpacked, type OrderStock } from '../../model/packing.ts'
import type { FulfillValues } from '../order/use-fulfill-form.ts'
import styles from './pack-lines.module.css'

interface PackLinesProps {
  form: RecordForm<FulfillValues>
  lines: AdminOrder['items']
  /** What the lines are called, by their ids. */
  names: ReadonlyMap<string, string>
  stock: OrderStock
}

/** The lines of an order, each with its packed pieces; complete ones are marked. */
export function PackLines({ form, lines, names, stock }: PackLinesProps) {
  const { t } = useTranslation()
  const [locationId, pieces] = useWatch({ control: form.control, name: ['locationId', 'pieces'] })
  return (
    <ul className={styles.lines} aria-label={t('order.fulfill.lines')}>
      {lines.map((line) => {
        const count = unpacked(line)
        const missing = count - (pieces[line.id] ?? 0)
        return (
          <li key={line.id} className={styles.line} data-complete={missing <= 0 || undefined}>
            <LineName line={{ ...line, sku: line.variant?.sku ?? null }}>
              <Badge tone={missing > 0 ? 'warning' : 'success'}>
                {missing > 0 ? t('orderWork.missing', { count: missing }) : t('orderWork.complete')}
              </Badge>
            </LineName>
            <Field
              form={form}
              name={`pieces.${line.id}`}
              as={NumberField}
              label={t('orderWork.pieces', { title: names.get(line.id) ?? line.title })}
              description={t('orderWork.of', { count })}
              min={0}
              max={count}
              rules={{
                validate: (typed: number | null) =>
                  (typed ?? 0) <= packable(line, locationId ?? '', stock) || 'order.fulfill.tooMany',
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
