import { membersAmong, NO_CHANGES, withMembers } from './membership.ts'

const GROUP = 'cgrp_1'
const member = (id: string) => ({ id, groups: [{ id: 'cgrp_9' }, { id: GROUP }] })
const other = (id: string) => ({ id, groups: [{ id: 'cgrp_9' }] })
const firstPage = [member('a'), other('b')]
const secondPage = [member('c'), other('d'), { id: 'e' }]

test('the members of a page are those in the group until something changes', () => {
  expect([...membersAmong([...firstPage, ...secondPage], GROUP, NO_CHANGES)]).toEqual(['a', 'c'])
})

test('a choice on one page leaves the members of other pages in the group', () => {
  const first = withMembers(NO_CHANGES, firstPage, GROUP, new Set(['b']))
  expect(first).toEqual({ added: new Set(['b']), removed: new Set(['a']) })
  const second = withMembers(first, secondPage, GROUP, new Set(['c', 'd']))
  expect(second).toEqual({ added: new Set(['b', 'd']), removed: new Set(['a']) })
  expect([...membersAmong(firstPage, GROUP, second)]).toEqual(['b'])
  expect([...membersAmong(secondPage, GROUP, second)]).toEqual(['c', 'd'])
})

test('going back to how it was changes nothing', () => {
  const changed = withMembers(NO_CHANGES, firstPage, GROUP, new Set(['b']))
  expect(withMembers(changed, firstPage, GROUP, new Set(['a']))).toEqual(NO_CHANGES)
})
