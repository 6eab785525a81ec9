import type { Extension } from '../points/extension.ts'
import { keysOf, manifestTexts } from './texts.ts'

const load = () => import('../index.ts') as never

const extension: Extension = {
  name: 'care',
  version: '0.1.0',
  sdk: '^0.3.0',
  pages: [
    { path: '/care', title: 'page.title', link: { label: 'name', icon: 'heart' }, load },
    { path: '/care/:id', title: 'page.title', load },
  ],
  widgets: [{ id: 'note', zone: 'product.details.after', load }],
  settings: [{ path: '/care', card: { label: 'name', description: 'card', icon: 'heart' }, load }],
}

test('the keys are those of titles, links and cards, each once', () => {
  expect(keysOf(extension)).toEqual(['card', 'name', 'page.title'])
  expect(keysOf({ name: 'care', version: '0.1.0', sdk: '^0.3.0' })).toEqual([])
})

test('the manifest gets those texts and no others; a language may lack some', () => {
  const en = { name: 'Care', card: 'Notes', page: { title: 'Care notes', more: 'More' } }
  const de = { name: 'Pflege', page: 'no room for a title here' }

  expect(manifestTexts(extension, { en, de })).toEqual({
    en: { name: 'Care', card: 'Notes', 'page.title': 'Care notes' },
    de: { name: 'Pflege' },
  })
})

test('English must have every one of them', () => {
  const en = { name: 'Care', page: { title: { one: 'Care notes' } } }
  const de = { name: 'Pflege', card: 'Hinweise', page: { title: 'Hinweise' } }

  expect(() => manifestTexts(extension, { en, de })).toThrow('care: the English texts lack card, page.title')
  expect(() => manifestTexts(extension, { de })).toThrow(
    'care: the English texts lack card, name, page.title',
  )
})
