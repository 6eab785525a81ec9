import { jest } from '@jest/globals'

import { copyOf, givenOf, inputOf } from './given.ts'

test('props go over without their functions, which come back as calls', () => {
  const onChange = jest.fn()
  const given = givenOf({ value: 4, onChange, notify: { info: jest.fn() } }, ['notify'])
  expect(given).toEqual({ values: { value: 4 }, functions: ['onChange'] })

  const call = jest.fn()
  const { value, onChange: change } = inputOf(given, call)
  expect(value).toBe(4)
  ;(change as (next: unknown) => void)({ next: 5 })
  expect(call).toHaveBeenCalledWith('onChange', [{ next: 5 }])
})

test('what cannot be copied becomes what JSON makes of it', () => {
  const when = new Date('2024-01-01T00:00:00Z')
  expect(copyOf({ when })).toEqual({ when })
  expect(copyOf({ when, onPress: () => undefined })).toEqual({ when: when.toISOString() })
  expect(copyOf(() => undefined)).toBeNull()
})
