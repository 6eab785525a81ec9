import { changeOf, isWhole, NO_CHANGE } from './bulk-change.ts'

it('takes products out of a collection or a type with null', () => {
  expect(changeOf({ ...NO_CHANGE, what: 'collection', collection: null })).toEqual({ collection_id: null })
  expect(changeOf({ ...NO_CHANGE, what: 'type', type: null })).toEqual({ type: null })
  expect(changeOf({ ...NO_CHANGE, what: 'type', type: 'Cups' })).toEqual({ type: { value: 'Cups' } })
})

it('is not done before it says enough', () => {
  expect(isWhole(NO_CHANGE)).toBe(false)
  expect(isWhole({ ...NO_CHANGE, status: 'draft' })).toBe(true)
  expect(isWhole({ ...NO_CHANGE, what: 'collection' })).toBe(false)
  expect(isWhole({ ...NO_CHANGE, what: 'collection', collection: null })).toBe(true)
  expect(isWhole({ ...NO_CHANGE, what: 'type' })).toBe(false)
  expect(isWhole({ ...NO_CHANGE, what: 'tags' })).toBe(false)
  expect(isWhole({ ...NO_CHANGE, what: 'tags', remove: ['tea'] })).toBe(true)
})
