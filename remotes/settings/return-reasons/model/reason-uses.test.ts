/** @jest-environment node */
import { reasonUses } from './reason-uses.ts'

const item = (reason_id: string | null) => ({ reason_id })

it('each line of each return counts for its reason, and none without one', () => {
  const uses = reasonUses([
    { returns: [{ items: [item('small'), item(null)] }, { items: [item('small')] }] },
    { returns: [{ items: [item('broken')] }, {}] },
    {},
  ])
  expect([...uses]).toEqual([
    ['small', 2],
    ['broken', 1],
  ])
})
