import { useTranslation, type WidgetProps } from '@stoa/extension-sdk'

import { pointsText } from '../../components/points-text.ts'
import theme from '../../components/theme.module.css'
import { timesOf } from '../../model/multiplier.ts'
import { decimalsOf } from '../../model/points.ts'
import { programOf } from '../../model/program.ts'
import styles from './earned-here.module.css'

/** In the shop, on the page of a product: the points that it earns. Shoppers see the region's rate, not the store's. */
export default function EarnedHere({ product }: WidgetProps<'product.after'>) {
  const { t, locale } = useTranslation()
  const { isEnabled, pointsPerUnit } = programOf(product.region.metadata)
  const units = (product.price ?? 0) / 10 ** decimalsOf(product.currency_code)
  const points = Math.floor(units * pointsPerUnit * timesOf(product.metadata))
  if (!isEnabled || points === 0) return null
  return (
    <p className={`${theme.theme} ${styles.earned}`}>
      {t('shop.earned', { points: pointsText(t, locale, points) })}
    </p>
  )
}
