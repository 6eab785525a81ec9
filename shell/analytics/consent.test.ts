import { isEmail, mayShareEmail, mustAsk, sharingOf, withOptOut, type ConsentFacts } from './consent.ts'

const open = { opt_out: false, anonymize: false }
const facts = { isFlagOn: true, isSignedIn: true, choices: null } satisfies ConsentFacts

describe('consent question', () => {
  test('opens for a person without an answer when the store collects data', () => {
    expect(mustAsk(facts, false)).toBe(true)
  })

  test.each<[string, Partial<ConsentFacts>]>([
    ['the flag is off', { isFlagOn: false }],
    ['the flag is not known', { isFlagOn: undefined }],
    ['the person is signed out', { isSignedIn: false }],
    ['there is an answer', { choices: open }],
    ['the person opted out', { choices: { ...open, opt_out: true } }],
    ['the answer is not known, for whatever reason', { choices: undefined }],
  ])('stays closed when %s', (_, change) => {
    expect(mustAsk({ ...facts, ...change }, false)).toBe(false)
  })

  test('stays open while an answer is being saved', () => {
    expect(mustAsk({ ...facts, choices: open }, true)).toBe(true)
  })
})

describe('sharing level', () => {
  test.each<[string, Partial<ConsentFacts>, boolean, ReturnType<typeof sharingOf>]>([
    ['is named where the person agreed', { choices: open }, true, 'named'],
    ['anonymous by choice', { choices: { ...open, anonymize: true } }, true, 'anonymous'],
    ['is nothing after opting out', { choices: { ...open, opt_out: true } }, true, 'nothing'],
    ['is nothing before an answer', { choices: null }, true, 'nothing'],
    ['is nothing where the store collects nothing', { choices: open, isFlagOn: false }, true, 'nothing'],
    ['is nothing when the answer could not be read', { choices: undefined }, true, 'nothing'],
    ['is not known while the answer is read', { choices: undefined }, false, undefined],
    ['is not known before the store has answered', { isFlagOn: undefined }, true, undefined],
    ['is nothing for a visitor', { choices: open, isSignedIn: false }, true, 'nothing'],
  ])('%s', (_, change, isSettled, shared) => {
    expect(sharingOf({ ...facts, ...change }, isSettled)).toBe(shared)
  })
})

test('opting out clears anonymity, opting in again leaves it off', () => {
  const out = withOptOut({ opt_out: false, anonymize: true }, true)
  expect(out).toEqual({ opt_out: true, anonymize: false })
  expect(withOptOut(out, false)).toEqual(open)
  expect(withOptOut({ opt_out: false, anonymize: true }, false)).toEqual({ opt_out: false, anonymize: true })
})

test('an address may be sent only when both switches are off', () => {
  expect(mayShareEmail(open)).toBe(true)
  expect(mayShareEmail({ ...open, anonymize: true })).toBe(false)
  expect(mayShareEmail({ ...open, opt_out: true })).toBe(false)
})

test.each([
  ['ada@example.com', true],
  ['a.b+c@mail.example.co.uk', true],
  ['ada@example', false],
  ['ada@example.', false],
  ['@example.com', false],
  ['ada example@example.com', false],
  ['ada@@example.com', false],
  ['', false],
])('whether %j is an e-mail address: %j', (text, looks) => {
  expect(isEmail(text)).toBe(looks)
})
