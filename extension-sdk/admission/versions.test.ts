import * as fc from 'fast-check'
import satisfies from 'semver/functions/satisfies.js'
import valid from 'semver/functions/valid.js'

import { fits, isVersion } from './versions.ts'

test.each([
  ['1.2.0', '^1.0.0', true],
  ['2.0.0', '^1.0.0', false],
  ['2.0.0-beta.1', '^1.0.0', false],
  ['2.0.0-beta.2', '^2.0.0-beta.1', true],
  ['1.5.0', '>=1.2.0 <2.0.0', true],
  ['3.1.0', '1.x || >= 3.0.0', true],
  ['1.0.0', 'nonsense', false],
  ['1.0.0', '^1.0.0 || nonsense', false],
  ['nonsense', '*', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(fits(version, range)).toBe(expected)
  expect(fits(version, range)).toBe(expected)
})

const number = fc.constantFrom('0', '1', '2', '3', '10')
const wildcard = fc.constantFrom('x', 'X', '*')
const tag = fc.constantFrom(
  '',
  '',
  '',
  '-0',
  '-alpha',
  '-alpha.1',
  '-alpha.beta',
  '-beta.2',
  '-1',
  '-01',
  '+build.7',
  '-rc.1+x',
)
const full = fc.tuple(number, number, number, tag).map(([a, b, c, end]) => `${a}.${b}.${c}${end}`)
const partial = fc.oneof(
  full,
  fc.tuple(number, number).map((parts) => parts.join('.')),
  fc.tuple(number, number, wildcard).map((parts) => parts.join('.')),
  fc.tuple(number, wildcard).map((parts) => parts.join('.')),
  number,
  wildcard,
)
const operator = fc.constantFrom('', '', '=', '^', '~', '~>', '>', '>=', '<', '<=', '^ ', '>= ')
const comparator = fc.tuple(operator, partial).map((parts) => parts.join(''))
const set = fc.oneof(
  fc.array(comparator, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
  fc.tuple(partial, partial).map(([from, to]) => `${from} - ${to}`),
  fc.constantFrom('', '*', 'latest', '1.2.3.4', '^', '>', '1.02.3', '\t^1.0.0  <1.5 '),
)
const range = fc.array(set, { minLength: 1, maxLength: 3 }).map((all) => all.join(' || '))

test.each(['', '1', '1.0', '01.0.0', '1.0.00', '1.0.0.0', '1.0.x', '1.0.99999999999999999999'])(
  '%j is no version',
  (text) => {
    expect(isVersion(text)).toBe(false)
  },
)

test('agrees with semver about versions and ranges', () => {
  fc.assert(
    fc.property(
      full,
      range,
      (version, wanted) =>
        fits(version, wanted) === satisfies(version, wanted) &&
        isVersion(version) === (valid(version) !== null),
    ),
    { numRuns: 5000 },
  )
})
