import { isReplaceable, replacedBy } from './delivery.ts'

const method = (profile_id: string, tax_lines: object[] = []) => ({
  shipping_option: { profile_id, name: profile_id },
  tax_lines,
})

test('a delivery replaces the one of the same profile', () => {
  const [goods, cards] = [method('goods'), method('cards')]
  expect(replacedBy({ profile_id: 'cards' }, [goods, cards])).toBe(cards)
  expect(replacedBy({ profile_id: 'bulky' }, [goods, cards])).toBeUndefined()
})

test('a taxed delivery cannot be replaced', () => {
  expect(isReplaceable(method('goods'))).toBe(true)
  expect(isReplaceable(method('goods', [{ rate: 19 }]))).toBe(false)
})
