import { expect, test } from '@jest/globals'
import { hrefOf, viewOf } from './view.ts'

test.each([
  { piece: null, dir: 'ltr' },
  { piece: 'button', dir: 'ltr' },
  { piece: 'button', dir: 'rtl' },
] as const)('the address of %j leads back to it', (view) => {
  expect(viewOf(hrefOf(view).slice(1))).toEqual(view)
})

test('an unknown direction reads from left to right', () => {
  expect(viewOf('?dir=up').dir).toBe('ltr')
})
