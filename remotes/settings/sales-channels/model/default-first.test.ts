import { defaultFirst } from './default-first.ts'

const [web, stall, counter] = ['web', 'stall', 'counter'].map((id) => ({ id }))
const idsOf = (channels: readonly { id: string }[]) => channels.map(({ id }) => id)

it('the default channel comes first on the first page, and only there', () => {
  expect(idsOf(defaultFirst([stall!, counter!], web, { limit: 20, offset: 0 }))).toEqual([
    'web',
    'stall',
    'counter',
  ])
  expect(idsOf(defaultFirst([stall!, web!], web, { limit: 20, offset: 20 }))).toEqual(['stall'])
})

it('what a person searches or sorts keeps its order', () => {
  const searched = { limit: 20, q: 'stall' }
  const sorted = { limit: 20, order: 'name' }
  expect(idsOf(defaultFirst([stall!], web, searched))).toEqual(['stall'])
  expect(idsOf(defaultFirst([stall!, web!], web, sorted))).toEqual(['stall', 'web'])
})

it('channels stay as they are without a default one', () => {
  expect(idsOf(defaultFirst([stall!, web!], undefined, {}))).toEqual(['stall', 'web'])
})
