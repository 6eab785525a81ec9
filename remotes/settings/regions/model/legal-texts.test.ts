import { legalTexts } from './legal-texts.ts'

it('reads the texts of a region, and nothing else', () => {
  expect(legalTexts({ imprint: 'Stoa Ltd', terms: 7, other: 'x' })).toEqual({
    imprint: 'Stoa Ltd',
    terms: '',
    privacy: '',
  })
  expect(legalTexts(null).imprint).toBe('')
})
