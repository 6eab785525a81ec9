import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'

import { DocumentHead, type DocumentProps } from './document-head.tsx'
import styles from './documents.module.css'

/** What is in the parcels of an order, without prices. */
export function PackingSlip(props: DocumentProps) {
  const { order, language, locale } = props
  const { t } = useTranslation()
  return (
    <>
      <DocumentHead {...props} title="packingSlip" address={order.shipping_address} />
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th>{t(`documents.${language}.item`)}</th>
            <th>{t(`documents.${language}.sku`)}</th>
            <th className={styles['number']}>{t(`documents.${language}.quantity`)}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ id, title, description, variant, quantity }) => (
            <tr key={id}>
              <td>
                <bdi>{title}</bdi>
                {description ? <bdi className={styles['quiet']}>{description}</bdi> : null}
              </td>
              <td>{variant?.sku ? <bdi>{variant.sku}</bdi> : null}</td>
              <td className={styles['number']}>{formatNumber(quantity, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t(`documents.${language}.thanks`)}</p>
    </>
  )
}
