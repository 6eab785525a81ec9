import { discountUses, type ConditionedDiscount } from './discount-uses.ts'

const discount = (
  code: string,
  operator: 'in' | 'not_in',
  groups: string[],
  parent: string | null = null,
): ConditionedDiscount => ({
  id: `disc_${code}`,
  code,
  parent_discount_id: parent,
  rule: { conditions: [{ operator: 'in' }, { operator, customer_groups: groups.map((id) => ({ id })) }] },
})

test('discounts that name a group are found, with whom they are for', () => {
  const discounts = [
    discount('TRADE', 'in', ['a', 'b']),
    discount('NOTPRESS', 'not_in', ['b']),
    discount('OTHER', 'in', ['c']),
    { id: 'disc_0', code: 'FREE', parent_discount_id: null, rule: null },
  ]
  expect(discountUses(discounts, ['b'])).toEqual([
    { id: 'disc_NOTPRESS', code: 'NOTPRESS', isForMembers: false },
    { id: 'disc_TRADE', code: 'TRADE', isForMembers: true },
  ])
})

test('codes of a dynamic discount are not listed beside it', () => {
  expect(discountUses([discount('CODE-1', 'in', ['a'], 'disc_parent')], ['a'])).toEqual([])
})
