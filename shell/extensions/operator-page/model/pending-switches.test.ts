import { BY_ADDRESS } from '../../containment/switched-off.ts'
import { pendingSwitches } from './pending-switches.ts'

test('only a switch changed since the page loaded is pending', () => {
  const atLoad = { off: 'in this browser', on: 'in this browser', address: BY_ADDRESS, '*': BY_ADDRESS }

  expect(pendingSwitches(['off', 'new', 'address'], atLoad)).toEqual(['new', 'on'])
  expect(pendingSwitches(['off', 'on'], atLoad)).toEqual([])
})
