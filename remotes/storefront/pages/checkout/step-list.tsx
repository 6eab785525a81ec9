import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import Check from 'lucide-react/icons/check'
import { Link, useSearchParams } from 'react-router'

import type { Cart } from '../../model/cart.ts'
import { CHECKOUT_STEPS, type CheckoutStep, isOpenStep, stepPath } from '../../model/checkout-steps.ts'
import styles from './step-list.module.css'

/** The current step and the others; open steps are links. */
export function StepList({ current, cart }: { current: CheckoutStep; cart: Cart }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const [search] = useSearchParams()
  const position = CHECKOUT_STEPS.indexOf(current)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        {CHECKOUT_STEPS.map((step, index) => {
          const mark = index < position ? <Icon glyph={Check} size="small" /> : number(index + 1)
          const face = (
            <>
              <span className={styles.mark}>{mark}</span>
              <span className={styles.name}>{t(`checkout.${step}.short`)}</span>
            </>
          )
          return (
            <li key={step} className={styles.item}>
              {isOpenStep(step, cart) ? (
                <Link
                  to={stepPath(search, step)}
                  className={styles.step}
                  aria-current={step === current ? 'step' : undefined}
                >
                  {face}
                </Link>
              ) : (
                <span className={styles.step}>{face}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
