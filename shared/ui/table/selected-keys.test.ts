import { toggled } from './selected-keys.ts'

const order = ['a', 'b', 'c', 'd']
const after = (keys: string[], ...click: Parameters<typeof toggled>[2][]) =>
  [...click.reduce((now, one) => toggled(now, order, one), new Set(keys) as ReadonlySet<string>)].toSorted()

it('follows one checkbox', () => {
  expect(after(['a'], { key: 'c', isOn: true })).toEqual(['a', 'c'])
  expect(after(['a', 'c'], { key: 'c', isOn: false })).toEqual(['a'])
})

it('selects everything between two rows, in either direction', () => {
  expect(after([], { key: 'd', isOn: true, from: 'b' })).toEqual(['b', 'c', 'd'])
  expect(after([], { key: 'a', isOn: true, from: 'c' })).toEqual(['a', 'b', 'c'])
  expect(after(['a', 'b', 'c', 'd'], { key: 'c', isOn: false, from: 'b' })).toEqual(['a', 'd'])
})

it('selects one row alone when the range starts at a missing row', () => {
  expect(after([], { key: 'c', isOn: true, from: 'z' })).toEqual(['c'])
})
