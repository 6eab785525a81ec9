import { expect, it } from '@jest/globals'
import { pseudoText } from './pseudo-locale.ts'
import { createTranslation } from './translation.ts'

const english = {
  shell: { title: 'Orders of {{name}}', found_one: '{{count}} order', found_other: '{{count}} orders' },
}

it('is accented, longer and in brackets, with the placeholders and markup of English', () => {
  expect(pseudoText('Save')).toBe('[Šávé~~]')
  expect(pseudoText('All <b>{{count, number}}</b> orders')).toBe('[Áłł <b>{{count, number}}</b> öŕdéŕš~~~~~]')
})

it('shows English where the address asks for it, and data as it is', async () => {
  history.replaceState(null, '', '/?lng=en-XA')
  const { t, language } = await createTranslation({ basePath: '/', namespace: 'shell', english })
  expect(language).toBe('en')
  expect(t('title', { name: 'Ada' })).toBe('[Öŕdéŕš öf Ada~~~~]')
  expect(t('found', { count: 2 })).toBe('[2 öŕdéŕš~~~]')
})

it('is English elsewhere', async () => {
  history.replaceState(null, '', '/?lng=en')
  const { t } = await createTranslation({ basePath: '/', namespace: 'shell', english })
  expect(t('found', { count: 1 })).toBe('1 order')
})
