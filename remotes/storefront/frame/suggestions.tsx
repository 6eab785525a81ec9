import { useApi } from '@stoa/api/react'
import { productQueries } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { hasText } from '@stoa/i18n/search-text'
import { useRemembered } from '@stoa/ui/remembered'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { lowestPrice } from '../model/price.ts'
import { pathTo } from '../model/category-tree.ts'
import { categoryPath, listPath, productPath } from '../model/shop-address.ts'
import { PriceTag } from '../components/price-tag.tsx'
import { rememberedSearches } from '../state/recently-seen.ts'
import { useRegion } from '../state/region.ts'
import { useCategories } from '../state/use-categories.ts'
import styles from './suggestions.module.css'

const SHOWN = 5
const PAUSE_MS = 200

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Products and categories that fit what is typed; before that, what was searched last. */
export default function Suggestions({ text }: { text: string }) {
  const { t } = useTranslation()
  const { region, currency, withTax } = useRegion()
  const categories = useCategories()
  const searches = useRemembered(rememberedSearches) ?? []
  const q = useSettled(text)
  const { data, isPlaceholderData } = useQuery({
    ...productQueries(useApi()).list({ q, region_id: region.id, limit: SHOWN, offset: 0 }),
    enabled: q.length > 1,
    // Enter searches all the same.
    meta: { quiet: true },
  })
  const isTyping = text.length > 1
  const products = isTyping && q.length > 1 ? (data?.products ?? []) : []
  const found = isTyping ? categories.filter(({ name }) => hasText(name, text)).slice(0, 3) : []
  const links = [
    ...(isTyping ? [] : searches.map((each) => ({ name: each, to: listPath({ q: each }) }))),
    ...found.map(({ name, handle }) => ({ name, to: categoryPath(pathTo(categories, handle)) })),
  ]
  if (products.length + links.length === 0) return null
  return (
    <section className={styles.panel} aria-label={t('frame.suggestions')} aria-busy={isPlaceholderData}>
      {links.length > 0 && !isTyping ? <p className={styles.heading}>{t('frame.recentSearches')}</p> : null}
      <ul>
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <span className={styles.title}>
                <bdi>{name}</bdi>
              </span>
            </Link>
          </li>
        ))}
        {products.map((product) => {
          const lowest = lowestPrice(product.variants, withTax)
          return (
            <li key={product.id}>
              <Link to={productPath(product.handle ?? product.id)} className={styles.link}>
                <Thumbnail src={product.thumbnail} alt="" />
                <span className={styles.title}>
                  <bdi>{product.title}</bdi>
                </span>
                {lowest ? <PriceTag price={lowest.price} isFrom={lowest.isFrom} currency={currency} /> : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
