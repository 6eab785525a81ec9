import {
  useClient,
  useFailureText,
  useTranslation,
  useUnsavedChanges,
  type WidgetProps,
} from '@stoa/extension-sdk'
import { Banner, Button, Card, Inline, Stack, TextArea } from '@stoa/extension-sdk/ui'
import { useState, type FormEvent } from 'react'

/** Keeps a note in the order's metadata. */
export default function OrderNote({ order, notify }: WidgetProps<'order.details.after'>) {
  const { t } = useTranslation()
  const client = useClient()
  const failureText = useFailureText()
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
    <Card title={t('note.title')}>
      <form onSubmit={(event) => void save(event)}>
        <Stack gap={3}>
          <TextArea label={t('note.label')} value={note} onChange={setNote} />
          {failure === undefined ? null : <Banner tone="error">{failureText(failure)}</Banner>}
          <Inline>
            <Button type="submit" variant="primary" isDisabled={note === saved}>
              {t('note.save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}
