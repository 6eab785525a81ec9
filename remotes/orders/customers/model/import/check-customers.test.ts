import { createCustomerChecker, type CustomerFacts } from './check-customers.ts'
import { guessCustomerColumns } from './customer-file.ts'
import { customerReport, rowsByGroup } from './customer-report.ts'

const trade = { id: 'cgrp_1', name: 'Trade' }
const press = { id: 'cgrp_2', name: 'Press, radio' }
const facts: CustomerFacts = {
  accounts: new Map([['mara@example.com', { id: 'cus_1', groups: ['cgrp_1'] }]]),
  groups: [trade, press],
}
const targets = ['email', 'first_name', null, 'phone', 'groups']
const check = (rows: readonly string[][], isCreatingGroups = false) =>
  rows.map(createCustomerChecker({ targets, isCreatingGroups, facts }))
const row = (email: string, groups = '') => [email, ' Ada ', 'x', '', groups]
const keysOf = (rows: readonly string[][], isCreatingGroups = false) =>
  check(rows, isCreatingGroups).map(({ issues }) => issues.map(({ key }) => key))

test('columns are recognised by what other shops and people call them', () => {
  const guesses = guessCustomerColumns([
    'E-Mail-Adresse',
    'First Name',
    'Nachname',
    'Phone',
    'المجموعات',
    'VAT',
    'Metadaten',
  ])
  expect(guesses.map(({ target }) => target)).toEqual([
    'email',
    'first_name',
    'last_name',
    'phone',
    'groups',
    null,
    'metadata',
  ])
})

test('a sound row keeps its fields without blanks, and leaves an empty phone out', () => {
  expect(check([row(' Ada@Example.com ', 'trade')])).toMatchObject([
    { number: 2, email: 'ada@example.com', groups: [trade], issues: [] },
  ])
  expect(check([row('ada@example.com')])[0]?.contact).toEqual({ first_name: 'Ada', last_name: '' })
})

test('a phone number loses the mark that keeps a spreadsheet program from calculating it', () => {
  expect(check([['ada@example.com', 'Ada', 'x', "'+49 30 1234", '']])[0]?.contact.phone).toBe('+49 30 1234')
  expect(check([['bob@example.com', "'t Hooft", 'x', '', '']])[0]?.contact.first_name).toBe("'t Hooft")
})

test('an e-mail is needed, has the form of one, and occurs once in any case', () => {
  expect(keysOf([row(''), row('ada'), row('ada@example.com'), row('ADA@example.com')])).toEqual([
    ['emailMissing'],
    ['email'],
    [],
    ['twice'],
  ])
})

test('several groups are separate, and a comma may be part of a name', () => {
  expect(check([row('a@example.com', 'Press, radio')])[0]?.groups).toEqual([press])
  expect(check([row('a@example.com', 'trade | Trade; ')])[0]?.groups).toEqual([trade])
})

test('metadata are a JSON object, or the row is left', () => {
  const checked = ['{"vat": "DE1", "fans": 2}', '', 'vat: DE1', '[1]', 'null', '7'].map((text, at) =>
    createCustomerChecker({ targets: ['email', 'metadata'], isCreatingGroups: false, facts })([
      `${at}@example.com`,
      text,
    ]),
  )
  expect(checked.map(({ contact }) => contact.metadata)).toEqual([
    { vat: 'DE1', fans: 2 },
    ...Array.from({ length: 5 }, () => undefined),
  ])
  expect(checked.map(({ issues }) => issues.length)).toEqual([0, 0, 1, 1, 1, 1])
})

test('a group that the store does not have is an error, or one new group for all its rows', () => {
  const rows = [row('a@example.com', 'Club'), row('b@example.com', 'club')]
  expect(keysOf(rows)).toEqual([['groupUnknown'], ['groupUnknown']])
  const { newGroups, created } = customerReport(check(rows, true))
  expect(newGroups).toEqual([{ name: 'Club' }])
  expect([...rowsByGroup(created).values()].map((members) => members.length)).toEqual([2])
})

test('an account that the store has is put into the groups that it is not in', () => {
  const rows = check([row('Mara@example.com', 'Trade'), row('x@example.com'), row('nobody')])
  const report = customerReport(rows)
  expect(report).toMatchObject({ joining: [], same: 1, created: [{ email: 'x@example.com' }] })
  expect(report.left.map(({ number }) => number)).toEqual([4])
  expect(report.findings.map(({ issue }) => issue.key)).toEqual(['email', 'accountSame'])
  expect(customerReport(check([row('mara@example.com', 'Press, radio; trade')])).joining).toMatchObject([
    { account: { id: 'cus_1' }, groups: [press] },
  ])
})
