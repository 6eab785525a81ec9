import type { ShopOrderEdit } from '@stoa/api/store/order-edits'
import { useTranslation } from '@stoa/i18n/react'
import { Card } from '@stoa/ui/card'
import { Thumbnail } from '@stoa/ui/thumbnail'

import { lineName } from '../model/cart.ts'
import styles from './return-lines.module.css'

type Change = ShopOrderEdit['changes'][number]

/** The lines that an order edit adds, removes or changes. */
export function EditChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation()
  return (
    <Card title={t('orderEdit.changes')}>
      <ul className={styles.lines}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} />
        ))}
      </ul>
    </Card>
  )
}

function ChangeEntry({ change }: { change: Change }) {
  const { t } = useTranslation()
  const line = change.line_item ?? change.original_line_item
  if (!line) return null
  const values = {
    item: lineName(line),
    before: change.original_line_item?.quantity ?? 0,
    after: change.line_item?.quantity ?? 0,
  }
  return (
    <li className={styles.name}>
      <Thumbnail src={line.thumbnail} alt="" />
      <span>{t(`orderEdit.${change.type}`, values)}</span>
    </li>
  )
}
