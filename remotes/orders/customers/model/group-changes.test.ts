/** @jest-environment node */
import { groupChanges } from './group-changes.ts'

it('knows which groups come and which go', () => {
  expect(groupChanges(['a', 'b'], ['c', 'b'])).toEqual({ added: ['c'], removed: ['a'] })
})
