import { useHost } from '@stoa/extension-sdk'
import { hostileEntries } from '@stoa/extension-sdk/admission/testing/hostile-feeds'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { jest } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

import { manifestTextOf } from '../language/manifest-text.ts'
import { pageRoutes } from '../routing/page-routes.ts'
import { matching } from '../search/match.ts'
import { pageEntries } from '../search/page-entries.ts'
import { useCommands } from '../search/use-commands.ts'
import { shortcutsOf } from '../shortcuts/page-shortcuts.ts'
import { nestedLinks } from '../sidebar/nested-links.ts'
import { PageLinks } from '../sidebar/page-links.tsx'
import { sidebarLinks } from '../sidebar/links.ts'
import { registerTexts } from '../language/extension-texts.ts'
import { English } from '../testing/english.tsx'
import { allowExtensions } from './containment/allow-extensions.ts'
import { culpritOf } from './containment/culprit.ts'
import type { Environment } from './containment/environment.ts'
import { createLedger } from './containment/ledger.ts'
import { ContributionIcon } from './contribution-icon.tsx'
import { InstalledDetails } from './operator-page/installed-details.tsx'
import { OperatorPage } from './operator-page/operator-page.tsx'
import { readInstalled } from './operator-page/model/read-installed.ts'
import { reportOf } from './operator-page/model/report.ts'
import { useChoices } from './operator-page/use-choices.ts'
import { composeRegistry } from './registry.ts'
import { ShellContext, type Shell } from './shell-context.ts'

const FEEDS = 15

const environment: Environment = { switchedOff: {}, overrides: [], versions: [] }
const notify = { success: jest.fn(), error: jest.fn(), warn: jest.fn(), info: jest.fn() }

function shellOf(extensions: readonly unknown[]) {
  const feed = { extensions, disabled: [], origins: [] }
  const registry = composeRegistry(feed)
  allowExtensions({ feed, environment }, registry)
  registerTexts(registry.extensions)
  culpritOf(`at x (${location.origin}/remotes/culprit/code.js:1:1)`, registry.extensions, location.origin)
  const text = manifestTextOf(registry.extensions, () => undefined)
  const manifestText = (name: string, key: string) => text('de', name, key)
  const ledger = createLedger(() => undefined)
  return { feed, registry, ledger, environment, notify, manifestText } as unknown as Shell
}

function Details({ shell }: { shell: Shell }) {
  const choices = useChoices()
  const parts = { ...shell, fetched: [], origin: location.origin }
  const installed = readInstalled(parts)
  reportOf(installed, { ...parts, browser: '', language: 'en', now: new Date(0) })
  return installed.map((one) => <InstalledDetails key={one.key} installed={one} choices={choices} />)
}

/** The palette's entries, as a list. */
function Palette({ shell: { registry, manifestText } }: { shell: Shell }) {
  const host = useHost()
  const commands = useCommands({ show: () => undefined, follow: () => undefined, signOut: () => undefined })
  const entries = [...pageEntries(registry.pages, manifestText), ...commands]
  matching('label', entries)
  host.contributions.settingsCards()
  return entries.map(({ key, title, detail }) => (
    <p key={key}>
      {title} {detail}
    </p>
  ))
}

function Everything({ shell }: { shell: Shell }) {
  const { registry, manifestText } = shell
  shortcutsOf(registry.pages)
  pageRoutes(registry)
  return (
    <>
      <nav aria-label="Sidebar">
        <PageLinks links={nestedLinks(sidebarLinks(registry))} isNarrow={false} />
      </nav>
      <Palette shell={shell} />
      {registry.settings.map(({ extension, contribution: { path, card } }) => (
        <p key={path}>
          <ContributionIcon name={card.icon} /> {manifestText(extension.manifest.name, card.label)}
        </p>
      ))}
      <OperatorPage />
      <Details shell={shell} />
    </>
  )
}

test(`sidebar, palette and operator's page show what ${FEEDS} hostile feeds leave`, () => {
  performance.getEntriesByType = () => []
  fc.assert(
    fc
      .property(hostileEntries, (entries) => {
        const shell = shellOf(entries)
        const wrapper = ({ children }: { children: ReactNode }) => (
          <English>
            <MemoryRouter>
              <ShellContext value={shell}>{children}</ShellContext>
            </MemoryRouter>
          </English>
        )
        renderContribution(Everything, { shell }, { wrapper })
        screen.getByRole('heading', { level: 1, name: 'Extensions' })
        screen.getByText('home', { selector: 'summary *' })
      })
      .afterEach(cleanup),
    { numRuns: FEEDS },
  )
})
