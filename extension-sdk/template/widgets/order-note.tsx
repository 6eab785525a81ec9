import {
  useClient,
  useFailureText,
  useTranslation,
  useUnsavedChanges,
  type WidgetProps,
} from '@stoa/extension-sdk'
import { useId, useState, type FormEvent } from 'react'

import styles from './order-note.module.css'

/** Keeps a note in the order's metadata. */
export default function OrderNote({ order, notify }: WidgetProps<'order.details.after'>) {
  const { t } = useTranslation()
  const client = useClient()
  const failureText = useFailureText()
  const id = useId()
  const [saved, setSaved] = useState(String(order.metadata?.['packing_note'] ?? ''))
  const [note, setNote] = useState(saved)
  const [failure, setFailure] = useState<unknown>()
  useUnsavedChanges(note !== saved)

  async function save(event: FormEvent) {
    event.preventDefault()
    setFailure(undefined)
    try {
      await client.post(`/orders/${order.id}`, { metadata: { packing_note: note } })
      setSaved(note)
      notify.success(t('note.saved'), t('note.order', { number: order.display_id }))
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <section className={styles['panel']} aria-label={t('note.title')}>
      <h2 className={styles['title']}>{t('note.title')}</h2>
      <form className={styles['form']} onSubmit={(event) => void save(event)}>
        <label htmlFor={id}>{t('note.label')}</label>
        <textarea
          id={id}
          rows={3}
          className={styles['text']}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {failure === undefined ? null : <p role="alert">{failureText(failure)}</p>}
        <button type="submit" className={styles['save']} disabled={note === saved}>
          {t('note.save')}
        </button>
      </form>
    </section>
  )
}
