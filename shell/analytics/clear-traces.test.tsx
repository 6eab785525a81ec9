import { clearTraces } from './clear-traces.ts'

test('removes what the library stored and nothing else', () => {
  localStorage.setItem('rudder_key.1.queue', '[]')
  localStorage.setItem('rl_user_id', 'usr_1')
  localStorage.setItem('stoa-theme', 'dark')
  document.cookie = 'rl_anonymous_id=1; path=/'
  document.cookie = 'i18next=de; path=/'
  clearTraces()
  expect(Object.keys(localStorage)).toEqual(['stoa-theme'])
  expect(document.cookie).toBe('i18next=de')
})
