import { formatCodes } from '@stoa/i18n/lists'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'

import { totalLines } from '../../model/totals.ts'
import { DocumentHead, type DocumentProps } from './document-head.tsx'
import styles from './documents.module.css'

/** What an order cost. */
export function Invoice(props: DocumentProps) {
  const { order, text, locale } = props
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  return (
    <>
      <DocumentHead {...props} title="invoice" address={order.billing_address ?? order.shipping_address} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>{text('documents.item')}</th>
            <th className={styles.number}>{text('documents.quantity')}</th>
            <th className={styles.number}>{text('documents.price')}</th>
            <th className={styles.number}>{text('documents.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ id, title, description, quantity, unit_price, subtotal }) => (
            <tr key={id}>
              <td>
                <bdi>{title}</bdi>
                {description ? <bdi className={styles.quiet}>{description}</bdi> : null}
              </td>
              <td className={styles.number}>{formatNumber(quantity, locale)}</td>
              <td className={styles.number}>{money(unit_price)}</td>
              <td className={styles.number}>{money(subtotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totalLines(order).map(({ id, kind, amount, codes }) => (
            <tr key={id} data-kind={kind}>
              <th colSpan={3} scope="row">
                {text(`documents.${kind}`)} {/* With its code anyone can pay with a gift card. */}
                {kind === 'giftCard' ? null : (
                  <bdi className={styles.quiet}>{formatCodes(codes, locale)}</bdi>
                )}
              </th>
              <td className={styles.number}>{money(amount ?? 0)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </>
  )
}
