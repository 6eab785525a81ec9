import type { BulkActionContext, RowActionContext, RunContext } from '../index.ts'
import { runContribution } from './index.ts'

const texts = { done: '{{count}} done', sure: 'Sure?' }

const action = async ({ rows, t, refresh, ...ports }: BulkActionContext<'product'>) => {
  const goesOn = await ports.dialogs.confirm({ title: t('sure'), message: '', confirmLabel: 'Yes' })
  ports.notify.success(t('done', { count: rows.length }), '')
  ports.analytics.track('tested', 'done', { rows: rows.length })
  ports.navigation.open('/products')
  refresh()
  return rows.map(({ id }) => ({ id, ...(goesOn ? {} : { error: 'no' }) }))
}

const command = async ({ dialogs }: RunContext) =>
  dialogs.confirm({ title: '', message: '', confirmLabel: '' })

const reading = ({ row, client }: RowActionContext<'order'>) => client.get<void>(`/orders/${row.id}`)

test('gives every port, the texts and what the list gives, and tells what was done with them', async () => {
  const ran = await runContribution(action, { rows: [{ id: 'a' }, { id: 'b' }] }, { texts })

  expect(ran.answer).toEqual([{ id: 'a' }, { id: 'b' }])
  expect(ran.messages).toEqual([{ type: 'success', title: '2 done', message: '' }])
  expect(ran.questions.map(({ title }) => title)).toEqual(['Sure?'])
  expect(ran.tracked).toEqual([{ event: 'done', properties: { rows: 2 } }])
  expect(ran.opened).toEqual(['/products'])
  expect(ran.refreshes()).toBe(1)
})

test('takes ports in place of the fake ones, and passes failures on', async () => {
  const { answer } = await runContribution(command, {}, { dialogs: { confirm: async () => false } })
  expect(answer).toBe(false)

  await expect(runContribution(reading, { row: { id: 'order_1' } })).rejects.toThrow('GET /orders/order_1')
})
