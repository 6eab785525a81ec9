import type { ShopProduct } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import { useId } from 'react'

import { stockOf } from '../../model/availability.ts'
import { type Choice, reachableWith, valuesOf } from '../../model/variant-choice.ts'
import styles from './option-group.module.css'

interface OptionGroupProps {
  product: ShopProduct
  option: ShopProduct['options'][number]
  choice: Choice
  onChoose: (value: string) => void
}

/** The values of one option. Impossible combinations are disabled; sold-out ones can be selected. */
export function OptionGroup({ product, option, choice, onChoose }: OptionGroupProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {option.title}
        {choice[option.id] ? (
          <>
            {' '}
            <bdi className={styles.chosen}>{choice[option.id]}</bdi>
          </>
        ) : null}
      </legend>
      <div className={styles.values}>
        {valuesOf(product, option.id).map((value) => {
          const variants = reachableWith(product, choice, option.id, value)
          const isGone = variants.length > 0 && variants.every((variant) => stockOf(variant).kind === 'gone')
          return (
            <label key={value} className={styles.value} data-gone={isGone || undefined}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={value}
                checked={choice[option.id] === value}
                disabled={variants.length === 0}
                onChange={() => onChoose(value)}
              />
              <span className={styles.face}>
                <bdi>{value}</bdi>
                {isGone ? <VisuallyHidden> {t('stock.gone')}</VisuallyHidden> : null}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
