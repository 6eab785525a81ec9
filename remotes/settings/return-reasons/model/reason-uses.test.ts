import { reasonUses } from './reason-uses.ts'

const item = (reason_id: string | null) => ({ reason_id })

it('each line of each return counts for its reason, and none without one', () => {
  const uses = reasonUses([
    {
      returns: [
        { id: 'ret_1', items: [item('small'), item(null)] },
        { id: 'ret_2', items: [item('small')] },
      ],
    },
    { returns: [{ id: 'ret_3', items: [item('broken')] }, { id: 'ret_4' }] },
    {},
  ])
  expect([...uses]).toEqual([
    ['small', 2],
    ['broken', 1],
  ])
})

it('the return of an exchange counts once, whether or not the order lists it too', () => {
  const back = { id: 'ret_1', items: [item('small')] }
  const other = { id: 'ret_2', items: [item('small')] }
  const swaps = [{ return_order: back }, { return_order: other }, { return_order: null }]
  expect(reasonUses([{ returns: [back], swaps }]).get('small')).toBe(2)
})
