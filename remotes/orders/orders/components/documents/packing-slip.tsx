import { formatNumber } from '@stoa/i18n/numbers'

import { DocumentHead, type DocumentProps } from './document-head.tsx'
import styles from './documents.module.css'

/** What is in the parcels of an order, without prices. */
export function PackingSlip(props: DocumentProps) {
  const { order, text, locale } = props
  return (
    <>
      <DocumentHead {...props} title="packingSlip" address={order.shipping_address} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>{text('documents.item')}</th>
            <th>{text('documents.sku')}</th>
            <th className={styles.number}>{text('documents.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ id, title, description, variant, quantity }) => (
            <tr key={id}>
              <td>
                <bdi>{title}</bdi>
                {description ? <bdi className={styles.quiet}>{description}</bdi> : null}
              </td>
              <td>{variant?.sku ? <bdi>{variant.sku}</bdi> : null}</td>
              <td className={styles.number}>{formatNumber(quantity, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text('documents.thanks')}</p>
    </>
  )
}
