import { jest } from '@jest/globals'
import type { SearchContext } from '@stoa/extension-sdk'

import searchSettings from './settings.ts'

const contextWith = (get: () => Promise<unknown>) =>
  ({
    t: (key: string) => key.replaceAll('.', ' '),
    flags: { isOn: (key: string) => key === 'sales_channels' },
    limit: 2,
    client: { get },
    signal: new AbortController().signal,
  }) as unknown as SearchContext
const mail = { application_name: 'mail', display_name: 'Letters to all' }
const answered = contextWith(() => Promise.resolve({ apps: [mail] }))

it('leads to the page of a setting, and not to one whose feature is off', async () => {
  expect(await searchSettings('channels', answered)).toMatchObject([{ path: '/sales-channels' }])
  expect(await searchSettings('keys', answered)).toEqual([])
})

it.each(['letters', 'oauth', 'mail'])('finds an app by “%s”', async (query) => {
  expect(await searchSettings(query, answered)).toEqual([
    { id: 'app-mail', title: 'Letters to all', path: '/oauth/mail' },
  ])
})

it('finds settings while the apps cannot be read, and no more than asked for', async () => {
  const get = jest.fn(() => Promise.reject(new Error('503')))
  expect(await searchSettings('settings', contextWith(get))).toHaveLength(2)
  expect(get).toHaveBeenCalledTimes(1)
})
