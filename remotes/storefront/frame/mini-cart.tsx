import { useSessionCart } from '@stoa/api/store/session-cart'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import { Thumbnail } from '@stoa/ui/thumbnail'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'

import { ActionLink } from '../components/action-link.tsx'
import { detailsOf } from '../model/cart-item.ts'
import { lineName } from '../model/cart.ts'
import { showAdded } from '../state/mini-cart.ts'
import { useRegion } from '../state/region.ts'
import styles from './mini-cart.module.css'

/** What was just put in the cart, and the ways on. Takes no focus; it stays until it is closed or the page changes. */
export default function MiniCart({ addedId }: { addedId: string }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { currency } = useRegion()
  const { getItem, total, totalItems } = useSessionCart()
  const item = getItem(addedId)

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') showAdded(null)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])

  if (!item) return null
  const details = detailsOf(item.variant)
  return (
    <section className={styles.mini} aria-label={t('frame.added')}>
      <header className={styles.header}>
        <output className={styles.title}>{t('frame.added')}</output>
        <button
          type="button"
          className={styles.close}
          aria-label={t('frame.closeNotice')}
          onClick={() => showAdded(null)}
        >
          <Icon glyph={X} />
        </button>
      </header>
      <div className={styles.line}>
        <Thumbnail src={details.thumbnail} alt="" />
        <span className={styles.name}>
          <bdi>{lineName(details)}</bdi>
        </span>
        <span>{money(item.total, currency)}</span>
      </div>
      <p className={styles.total}>
        {t('frame.subtotal', { count: totalItems, amount: money(total, currency) })}
      </p>
      <div className={styles.actions}>
        <ActionLink to="/cart">{t('add.toCart')}</ActionLink>
        <ActionLink to="/checkout" variant="primary">
          {t('cart.checkout')}
        </ActionLink>
      </div>
    </section>
  )
}
