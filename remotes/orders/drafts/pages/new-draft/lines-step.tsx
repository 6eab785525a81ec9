import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { createIdempotencyKey } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Button } from '@stoa/ui/button'
import { Inline } from '@stoa/ui/inline'
import { useState } from 'react'

import type { DraftLine } from '../../model/draft-values.ts'
import { subtotalOf } from '../../model/line-prices.ts'
import { LineEditor } from './line-editor.tsx'
import styles from './lines-step.module.css'
import type { DraftWizardState } from './use-draft-wizard.ts'

const PickVariants = lazyDialog(async () => (await import('./pick-variants.tsx')).PickVariants)

const ownLine = (): DraftLine => ({
  key: createIdempotencyKey(),
  variantId: null,
  title: '',
  details: '',
  thumbnail: null,
  quantity: 1,
  price: null,
})

/** The lines of the draft: variants at the price of the region or one of their own, and lines without a variant. */
export function LinesStep({ wizard }: { wizard: DraftWizardState }) {
  const { values, region, facts, change } = wizard
  const { lines } = values
  const { t, locale } = useTranslation()
  const [isPicking, setPicking] = useState(false)
  if (!region) return t('draftOrders.wrong.noRegion')
  const currency = region.currency_code
  const subtotal = subtotalOf(lines, facts)
  return (
    <>
      <Inline>
        <Button onPress={() => setPicking(true)}>{t('draftOrders.lines.pick')}</Button>
        <Button onPress={() => change({ lines: [...lines, ownLine()] })}>
          {t('draftOrders.lines.addOwn')}
        </Button>
      </Inline>
      {lines.length === 0 ? (
        t('draftOrders.lines.none')
      ) : (
        <ul className={styles.lines} aria-label={t('draftOrders.steps.lines')}>
          {lines.map((line) => (
            <LineEditor
              key={line.key}
              line={line}
              facts={facts}
              currency={currency}
              onChange={(next) =>
                change({ lines: lines.map((other) => (other.key === line.key ? next : other)) })
              }
              onRemove={() => change({ lines: lines.filter(({ key }) => key !== line.key) })}
            />
          ))}
        </ul>
      )}
      {subtotal === null || lines.length === 0 ? null : (
        <output>
          {t('draftOrders.lines.subtotal', { amount: formatMoney(subtotal, currency, locale) })}
        </output>
      )}
      {isPicking ? (
        <PickVariants
          region={region}
          lines={lines}
          onPick={(next) => change({ lines: next })}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  )
}
