import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { MoneyField } from '@stoa/ui/money-field'
import { NumberField } from '@stoa/ui/number-field'
import { TextField } from '@stoa/ui/text-field'
import { Thumbnail } from '@stoa/ui/thumbnail'
import Trash2 from 'lucide-react/icons/trash-2'

import type { DraftLine } from '../../model/draft-values.ts'
import { isShort, type VariantFacts } from '../../model/line-prices.ts'
import styles from './lines-step.module.css'

interface LineEditorProps {
  line: DraftLine
  facts: ReadonlyMap<string, VariantFacts>
  currency: string
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

/** One line of the draft. A variant with an empty price has that of the region. */
export function LineEditor({ line, facts, currency, onChange, onRemove }: LineEditorProps) {
  const { variantId, title, quantity, price } = line
  const { t, locale } = useTranslation()
  const isOwn = variantId === null
  const variant = isOwn ? undefined : facts.get(variantId)
  const listed = variant?.price ?? null
  const description = isOwn
    ? t('draftOrders.lines.untaxed')
    : listed !== null
      ? t('draftOrders.lines.listed', { price: formatMoney(listed, currency, locale) })
      : variant && t('draftOrders.lines.unpriced')
  return (
    <li className={styles.line} aria-label={title || t('draftOrders.lines.own')}>
      {isOwn ? (
        <div className={styles.title}>
          <TextField
            label={t('draftOrders.lines.title')}
            value={title}
            onChange={(next) => onChange({ ...line, title: next })}
            autoComplete="off"
            isRequired
          />
        </div>
      ) : (
        <VariantName line={line} facts={facts} />
      )}
      <NumberField
        label={t('draftOrders.lines.quantity')}
        min={1}
        value={quantity}
        onChange={(next) => onChange({ ...line, quantity: next })}
        isRequired
      />
      <MoneyField
        label={t('draftOrders.lines.price')}
        currency={currency}
        value={price}
        onChange={(next) => onChange({ ...line, price: next })}
        isRequired={isOwn}
        {...(description !== undefined && { description })}
      />
      <Button
        variant="quiet"
        icon={Trash2}
        aria-label={t('draftOrders.lines.remove', { title: title || t('draftOrders.lines.own') })}
        onPress={onRemove}
      />
    </li>
  )
}

function VariantName({ line, facts }: Pick<LineEditorProps, 'line' | 'facts'>) {
  const { title, details, thumbnail, variantId } = line
  const { t } = useTranslation()
  const { stock = null, sku = null } = facts.get(variantId ?? '') ?? {}
  return (
    <div className={styles.name}>
      <Thumbnail src={thumbnail} alt="" size="small" />
      <div>
        <bdi>{title}</bdi>
        <div className={styles.details}>
          {details ? <bdi>{details}</bdi> : null}
          {sku ? <bdi>{sku}</bdi> : null}
          {stock === null ? null : (
            <Badge tone={isShort(line, facts) ? 'warning' : 'neutral'}>
              {t('draftOrders.lines.stock', { count: stock })}
            </Badge>
          )}
        </div>
      </div>
    </div>
  )
}
