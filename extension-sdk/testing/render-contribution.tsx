import { render, type RenderResult } from '@testing-library/react'
import { Fragment, type ComponentType, type ReactNode } from 'react'

import {
  ExtensionNameContext,
  HostContext,
  PageTitleContext,
  UnsavedChangesContext,
  type HostBinding,
} from '../host/context.ts'
import { createFakeHost, emptyLog, type FakePorts, type Message, type TrackedEvent } from './fake-host.ts'
import type { Question } from '../ports/dialogs.ts'
import type { Texts } from './texts.ts'

/** What a contribution is rendered with. Ports are given whole or in part; the rest stays fake. */
export type RenderOptions = FakePorts & {
  /** The texts of one language, as the extension's locale file holds them. Keys without a text show themselves. */
  texts?: Texts
  /** Wraps the component, for what it needs in addition to the shell, such as a router. */
  wrapper?: ComponentType<{ children: ReactNode }>
}

/** What testing-library gives, and the contribution's calls of the shell. */
export interface RenderedContribution extends RenderResult {
  /** What was shown through `notify`, oldest first. */
  messages: readonly Message[]
  /** The paths that were opened through `navigation`, oldest first. */
  opened: readonly string[]
  /** What was recorded through `useAnalytics`, oldest first. */
  tracked: readonly TrackedEvent[]
  /** What was asked through `useDialogs`; it is answered with yes unless `dialogs` is given. */
  questions: readonly Question[]
  /** What `usePageTitle` says now. */
  pageTitle: () => string | undefined
  /** Whether leaving the page would ask now, see `useUnsavedChanges`. */
  hasUnsavedChanges: () => boolean
}

const DashboardCards: HostBinding['DashboardCards'] = () => <div data-cards="" />
const Icon: HostBinding['Icon'] = ({ name }) => <i data-icon={name} />
const Zone: HostBinding['Zone'] = ({ name }) => <div data-zone={name} />

/**
 * Renders a page, a widget or a settings page as the shell does, without the shell. Its ports are fake: texts are
 * those given, messages are recorded, and a call through `useClient` that no given `client` answers is rejected.
 * Icons, zones and the place of dashboard cards are empty elements with `data-icon`, `data-zone` and `data-cards`.
 * Needs a DOM and @testing-library/react.
 *
 * @example
 * const { messages } = renderContribution(OrderPoints, { order }, {
 *   texts: english,
 *   client: { get: async () => ({ customer }), post: async () => ({ customer }) },
 * })
 * await userEvent.click(await screen.findByRole('button', { name: 'Award points' }))
 * expect(messages).toEqual([{ type: 'success', title: 'Points awarded', message: '120 points' }])
 */
export function renderContribution<Props extends object>(
  Component: ComponentType<Props>,
  props: Omit<Props, 'notify'>,
  { texts = {}, wrapper: Wrapper = Fragment, ...ports }: RenderOptions = {},
): RenderedContribution {
  const log = emptyLog()
  const host = createFakeHost(texts, ports, log)
  const binding: HostBinding = { host, DashboardCards, Icon, Zone }
  const holders = new Set<symbol>()
  let title: string | undefined
  const setTitle = (next: string | undefined) => {
    title = next
  }
  const hold = () => {
    const holder = Symbol('unsaved')
    holders.add(holder)
    return () => void holders.delete(holder)
  }

  function Shell({ children }: { children: ReactNode }) {
    return (
      <HostContext value={binding}>
        <PageTitleContext value={setTitle}>
          <UnsavedChangesContext value={hold}>
            <ExtensionNameContext value="tested">
              <Wrapper>{children}</Wrapper>
            </ExtensionNameContext>
          </UnsavedChangesContext>
        </PageTitleContext>
      </HostContext>
    )
  }

  const given = { ...props, notify: host.notify } as unknown as Props
  const rendered: RenderResult = render(<Component {...given} />, { wrapper: Shell })
  return {
    ...rendered,
    ...log,
    pageTitle: () => title,
    hasUnsavedChanges: () => holders.size > 0,
  }
}
