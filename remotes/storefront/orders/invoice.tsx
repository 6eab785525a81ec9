import type { ShopOrder } from '@stoa/api/store/orders'
import { addressLines } from '@stoa/i18n/addresses'
import { useFormats, useTranslation } from '@stoa/i18n/react'

import { lineName, linesOf } from '../model/cart.ts'
import { legalText } from '../model/legal-text.ts'
import { SHOP_NAME } from '../model/shop-name.ts'
import { taxRateOf } from '../model/tax-rate.ts'
import { lineAmount } from '../model/totals.ts'
import styles from './invoice.module.css'

interface InvoiceProps {
  order: ShopOrder
}

/** Who sells and who pays, on paper alone. */
export function InvoiceHead({ order }: InvoiceProps) {
  const { t, i18n } = useTranslation()
  const { locale } = useFormats()
  const imprint = legalText(order.region.metadata, 'imprint', i18n.language)
  const payer = order.billing_address ?? order.shipping_address
  return (
    <div className={styles.parties}>
      <section aria-label={t('order.seller')}>
        <p className={styles.name} translate="no">
          {SHOP_NAME}
        </p>
        {imprint ? (
          <p className={styles.text} dir="auto">
            {imprint}
          </p>
        ) : null}
      </section>
      <section aria-label={t('checkout.address.billing')}>
        <p className={styles.name}>{t('checkout.address.billing')}</p>
        {addressLines(payer, locale).map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </section>
    </div>
  )
}

/** The lines of an order with their prices and tax rates, on paper alone. */
export function InvoiceLines({ order }: InvoiceProps) {
  const { t } = useTranslation()
  const { money, number, percent } = useFormats()
  const { currency_code, includes_tax } = order.region
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('order.items')}</th>
          <th scope="col">{t('quantity.label')}</th>
          <th scope="col">{t('order.unitPrice')}</th>
          <th scope="col">{t('totals.tax')}</th>
          <th scope="col">{t('totals.total')}</th>
        </tr>
      </thead>
      <tbody>
        {linesOf(order).map((line) => {
          const amount = lineAmount(line, includes_tax === true)
          return (
            <tr key={line.id}>
              <th scope="row">
                <bdi>{lineName(line)}</bdi>
              </th>
              <td>{number(line.quantity)}</td>
              <td>{money(Math.round(amount / line.quantity), currency_code)}</td>
              <td>{percent(taxRateOf(line))}</td>
              <td>{money(amount, currency_code)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
