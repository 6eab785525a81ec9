import { methodsFor } from './methods.ts'

const manual = {
  provider_id: 'manual',
  options: [{ id: 'manual-fulfillment' }, { id: 'manual-fulfillment-return', is_return: true }],
}
const post = { provider_id: 'post', options: [{ id: 'parcel', name: 'Parcel' }] }
const namesFor = (isReturn: boolean) => methodsFor(isReturn, [manual, post]).map(({ name }) => name)

it('a method is offered for what it is for, and for both when its provider says nothing', () => {
  expect(namesFor(false)).toEqual(['manual-fulfillment', 'Parcel'])
  expect(namesFor(true)).toEqual(['manual-fulfillment-return', 'Parcel'])
})

it('methods of two providers with the same id are distinguished', () => {
  const twice = methodsFor(false, [post, { ...post, provider_id: 'express' }])
  expect(new Set(twice.map(({ id }) => id)).size).toBe(2)
})

it('a method keeps the data that its provider needs', () => {
  expect(methodsFor(true, [manual])[0]?.data).toEqual({ id: 'manual-fulfillment-return', is_return: true })
})
