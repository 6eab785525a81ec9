import {
  choiceOf,
  choose,
  chosenVariant,
  openOption,
  reachableWith,
  startingChoice,
  valuesOf,
} from './variant-choice.ts'

const variant = (colour: string, size: string) => ({
  id: `${colour}-${size}`,
  options: [
    { option_id: 'colour', value: colour },
    { option_id: 'size', value: size },
  ],
})

const shirt = {
  options: [
    { id: 'colour', title: 'Colour' },
    { id: 'size', title: 'Size' },
  ],
  variants: [variant('red', 'S'), variant('red', 'M'), variant('blue', 'L')],
}

const ids = (variants: { id: string }[]) => variants.map(({ id }) => id)

test('values are unique, in the order of the variants', () => {
  expect(valuesOf(shirt, 'colour')).toEqual(['red', 'blue'])
  expect(valuesOf(shirt, 'size')).toEqual(['S', 'M', 'L'])
})

test('a value that cannot be combined with an earlier one is unavailable', () => {
  expect(reachableWith(shirt, { colour: 'red' }, 'size', 'L')).toEqual([])
  expect(ids(reachableWith(shirt, { colour: 'red' }, 'size', 'M'))).toEqual(['red-M'])
})

test('a later choice never disables an earlier option', () => {
  expect(ids(reachableWith(shirt, { colour: 'red', size: 'S' }, 'colour', 'blue'))).toEqual(['blue-L'])
})

test('changing an option drops later values that are no longer possible and keeps the others', () => {
  expect(choose(shirt, { colour: 'red', size: 'S' }, 'colour', 'blue')).toEqual({ colour: 'blue' })
  expect(choose(shirt, { colour: 'red', size: 'S' }, 'size', 'M')).toEqual({ colour: 'red', size: 'M' })
})

test('a complete choice determines a variant', () => {
  expect(chosenVariant(shirt, { colour: 'blue', size: 'L' })?.id).toBe('blue-L')
  expect(chosenVariant(shirt, { colour: 'blue' })).toBeUndefined()
  expect(openOption(shirt, { colour: 'blue' })?.id).toBe('size')
  expect(openOption(shirt, { colour: 'blue', size: 'L' })).toBeUndefined()
})

test('an option with one value is chosen automatically', () => {
  const blue = { ...shirt, variants: [variant('blue', 'L'), variant('blue', 'XL')] }
  expect(startingChoice(blue)).toEqual({ colour: 'blue' })
})

test('a variant of the address names its choice, and an unknown one names none', () => {
  expect(choiceOf(shirt, 'red-M')).toEqual({ colour: 'red', size: 'M' })
  expect(choiceOf(shirt, 'green-M')).toBeUndefined()
  expect(choiceOf(shirt, null)).toBeUndefined()
})
