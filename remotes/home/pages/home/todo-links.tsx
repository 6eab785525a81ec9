import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Link } from 'react-router'

import type { AwaitedReturn } from '../../model/awaited-returns.ts'
import type { LowProduct } from '../../model/low-stock.ts'
import styles from './todo-links.module.css'

/** Each links to its order, where it is received. */
export function ReturnLinks({ returns }: { returns: readonly AwaitedReturn[] }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <ul className={styles.links}>
      {returns.map(({ id, orderId, number }) => {
        const text =
          number === null
            ? t('home.todo.toReceive.ofExchange')
            : t('home.todo.toReceive.ofOrder', { number: `#${number}` })
        return (
          <li key={id}>{orderId === null ? text : <Link to={href(`/orders/${orderId}`)}>{text}</Link>}</li>
        )
      })}
    </ul>
  )
}

export function StockLinks({ products }: { products: readonly LowProduct[] }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <ul className={styles.links}>
      {products.map(({ id, title, variants, least }) => (
        <li key={id}>
          <Link to={href(`/products/${id}`)}>
            <bdi>{title}</bdi>
          </Link>
          <span className={styles.left}>
            {t('home.todo.lowStock.left', {
              count: variants,
              least,
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
