import { leafReasons } from './reasons.ts'

it('offers the reasons without others inside, under the name of the one around them', () => {
  const reasons = [
    { id: 'rr_1', label: 'Changed my mind', return_reason_children: [] },
    { id: 'rr_2', label: 'Faulty', return_reason_children: [{ id: 'rr_3', label: 'Broken in transit' }] },
  ]
  expect(leafReasons(reasons)).toEqual([
    { id: 'rr_1', label: 'Changed my mind' },
    { id: 'rr_3', label: 'Broken in transit', group: 'Faulty' },
  ])
})
