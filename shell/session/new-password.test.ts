import { faultsOfNewPassword, isAcceptable } from './new-password.ts'

test.each([
  ['', '', { password: 'form.required', confirmation: 'form.required' }],
  ['seven77', 'seven77', { password: 'newPassword.short' }],
  ['eight888', '', { confirmation: 'form.required' }],
  ['eight888', 'eight889', { confirmation: 'newPassword.mismatch' }],
  ['eight888', 'Eight888', { confirmation: 'newPassword.mismatch' }],
  ['seven77', 'other', { password: 'newPassword.short', confirmation: 'newPassword.mismatch' }],
])('%j and %j', (password, confirmation, faults) => {
  expect(faultsOfNewPassword({ password, confirmation })).toEqual(faults)
  expect(isAcceptable({ password, confirmation })).toBe(false)
})

test('eight characters, repeated correctly, are accepted', () => {
  expect(isAcceptable({ password: 'eight888', confirmation: 'eight888' })).toBe(true)
})
