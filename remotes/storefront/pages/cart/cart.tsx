import { useApi } from '@stoa/api/react'
import { type SessionItem, useSessionCart } from '@stoa/api/store/session-cart'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { useRemembered } from '@stoa/ui/remembered'
import { TotalList } from '@stoa/ui/total-list'
import { useMutation } from '@tanstack/react-query'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useState } from 'react'

import { CartChanges } from '../../components/cart-changes.tsx'
import { DeliveryCosts } from '../../components/delivery-costs.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { ShopZone } from '../../extensions/shop-zone.tsx'
import { detailsOf } from '../../model/cart-item.ts'
import { lineName } from '../../model/cart.ts'
import type { Region } from '../../model/countries.ts'
import { listPath } from '../../model/shop-address.ts'
import { rememberedCart } from '../../state/memory.ts'
import { refreshSession } from '../../state/refresh-session.ts'
import { useRegion } from '../../state/region.ts'
import { CartLineRow } from './cart-line-row.tsx'
import styles from './cart.module.css'

interface Removal {
  item: SessionItem
  position: number
}

/** The shopping cart of this browser. It works without a connection; with one it has today's prices and stock. */
export function CartPage() {
  const { t } = useTranslation()
  const http = useApi()
  const { region, currency } = useRegion()
  const { items, setItems, removeItem } = useSessionCart()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const { mutate: refresh, data: changes } = useMutation({
    meta: { quiet: true },
    mutationFn: (of: Region) => refreshSession(http, of),
  })

  useEffect(() => refresh(region), [refresh, region])

  function remove(item: SessionItem): void {
    setRemoval({ item, position: items.indexOf(item) })
    removeItem(item.variant.id)
  }

  function undo({ item, position }: Removal): void {
    setItems(items.toSpliced(position, 0, item))
    setRemoval(null)
  }

  return (
    <>
      <PageHeading title={t('cart.title')} />
      <div className={styles.content}>
        {changes ? <CartChanges changes={changes} currency={currency} /> : null}
        <output className={styles.removed}>
          {removal ? (
            <>
              {t('cart.removed', { title: lineName(detailsOf(removal.item.variant)) })}
              <Button icon={Undo} onPress={() => undo(removal)}>
                {t('cart.undo')}
              </Button>
            </>
          ) : null}
        </output>
        {items.length === 0 ? <EmptyCart /> : <FilledCart onRemove={remove} />}
      </div>
    </>
  )
}

function EmptyCart() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={ShoppingBag}
      title={t('cart.empty')}
      message={t('cart.emptyHint')}
      actions={
        <LinkButton href={listPath()} variant="primary">
          {t('cart.toShop')}
        </LinkButton>
      }
    />
  )
}

function FilledCart({ onRemove }: { onRemove: (item: SessionItem) => void }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { currency, withTax } = useRegion()
  const { items, total } = useSessionCart()
  const cartId = useRemembered(rememberedCart)
  const profiles = [...new Set(items.flatMap(({ variant }) => detailsOf(variant).profileId ?? []))]
  return (
    <div className={styles.columns}>
      <ul className={styles.lines}>
        {items.map((item) => (
          <CartLineRow key={item.variant.id} item={item} onRemove={() => onRemove(item)} />
        ))}
      </ul>
      <section className={styles.summary} aria-labelledby="summary">
        <h2 id="summary" className={styles.heading}>
          {t('cart.summary')}
        </h2>
        <TotalList
          rows={[{ id: 'items', label: t('totals.items'), value: money(total, currency), isResult: true }]}
        />
        <p className={styles.hint}>{t(withTax ? 'price.taxIncluded' : 'price.taxAdded')}</p>
        {profiles.length > 0 ? <DeliveryCosts profiles={profiles} /> : null}
        <p className={styles.hint}>{t('cart.codesLater')}</p>
        <LinkButton href="/checkout" variant="primary" size="large" isWide>
          {t('cart.checkout')}
        </LinkButton>
      </section>
      <ShopZone
        name="cart.after"
        cart={{
          id: cartId,
          currency_code: currency,
          subtotal: total,
          items: items.map(({ variant, quantity }) => {
            const details = detailsOf(variant)
            return { variant_id: details.variantId, title: lineName(details), quantity }
          }),
        }}
      />
    </div>
  )
}
