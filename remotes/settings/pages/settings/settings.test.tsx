import type { SettingsCard } from '@stoa/extension-sdk'
import { screen, within } from '@testing-library/react'

import { openPage } from '../../../../tests/setup/open-page.tsx'
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

it('groups the cards by whose they are, in the order in which they come', () => {
  openWith([card('currencies', false), card('loyalty', true), card('regions', false)])

  expect(linksOf('General')).toEqual(['/a/settings/currencies', '/a/settings/regions'])
  expect(linksOf('Extensions')).toEqual(['/a/settings/loyalty'])
})

it('shows what a card says, and no group without cards', () => {
  openWith([card('regions', false)])

  const link = screen.getByRole('link', { name: 'regions About regions' })
  expect(link.querySelector('[data-icon=star]')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Extensions' })).not.toBeInTheDocument()
})
