/** @jest-environment-options {"url": "http://localhost:9000/"} */
import type { SettingsCard } from '@stoa/extension-sdk'
import { screen, within } from '@testing-library/react'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import SettingsPage from './settings.tsx'

const card = (name: string, fromExtension: boolean): SettingsCard => ({
  path: `/settings/${name}`,
  label: name,
  description: `About ${name}`,
  icon: 'star',
  fromExtension,
})

const openWith = (cards: SettingsCard[]) =>
  openPage(SettingsPage, { contributions: { settingsCards: () => cards } })

const linksOf = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

const answerApps = (...apps: object[]) => nock(STORE).get('/admin/apps').optionally().reply(200, { apps })

it('groups the cards by whose they are, in the order in which they come', () => {
  answerApps()
  openWith([card('currencies', false), card('loyalty', true), card('regions', false)])

  expect(linksOf('General')).toEqual(['/a/settings/currencies', '/a/settings/regions'])
  expect(linksOf('Extensions')).toEqual(['/a/settings/loyalty'])
})

it('shows what a card says, and no group without cards', () => {
  answerApps()
  openWith([card('regions', false)])

  const link = screen.getByRole('link', { name: 'regions About regions' })
  expect(link.querySelector('[data-icon=star]')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Extensions' })).not.toBeInTheDocument()
})

it('has a card for each app of the backend', async () => {
  answerApps({ application_name: 'mail', display_name: 'Mail to all' })
  openWith([card('regions', false)])
  expect(await screen.findByRole('link', { name: /^Mail to all/ })).toHaveAttribute('href', '/a/oauth/mail')
})
