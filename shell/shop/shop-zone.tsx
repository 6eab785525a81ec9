import type { Host, ShopZone } from '@stoa/extension-sdk'
import {
  ExtensionNameContext,
  HostContext,
  type HostBinding,
  type ShopWidgets,
} from '@stoa/extension-sdk/host'
import type { WidgetEntry } from '@stoa/extension-sdk/manifest'
import { type ComponentType, createElement, Suspense, useMemo } from 'react'

import { markOf } from '../extensions/containment/owner.ts'
import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { ErrorBoundary } from '../extensions/error-boundary.tsx'
import { usePresent } from '../extensions/presence.ts'
import type { Admitted } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { Suspended } from '../extensions/suspended.tsx'
import { useInView } from '../extensions/use-in-view.ts'
import { useModule } from '../extensions/use-module.ts'
import styles from './shop-zone.module.css'
import { widgetHost } from './widget-host.ts'

const DEFAULT_HEIGHT = 96
const NONE: readonly Admitted<WidgetEntry>[] = []
const Nothing = () => null
const bindingOf = (host: Host): HostBinding => ({
  host,
  Icon: ContributionIcon,
  Zone: Nothing,
  DashboardCards: Nothing,
})

interface WidgetProps {
  widget: Admitted<WidgetEntry>
  props: object
  shell: Shell
  host: Host
}

/** One widget. Shoppers see nothing in place of one that failed: its space closes. */
function Widget({ widget, props, shell: { ledger, notify }, host }: WidgetProps) {
  const { extension, contribution } = widget
  const binding = useMemo(() => bindingOf(widgetHost(host, extension)), [host, extension])
  const [ref, isInView] = useInView<HTMLDivElement>()
  const state = useModule(extension, contribution, { attempt: 0, isEnabled: isInView })
  const owner = { extension: extension.manifest.name, module: contribution.module }
  if (state.status === 'failed') return null
  return (
    <ErrorBoundary ledger={ledger} owner={owner} renderCrash={() => null}>
      <div
        ref={ref}
        className={styles.widget}
        style={{ minBlockSize: contribution.height ?? DEFAULT_HEIGHT }}
        data-widget={contribution.id}
      >
        {state.status === 'ready' ? (
          <Suspense fallback={<Suspended owner={owner} placeholder={null} late={null} />}>
            {createElement(
              markOf(owner),
              null,
              <HostContext value={binding}>
                <ExtensionNameContext value={owner.extension}>
                  {createElement(state.exported as ComponentType<object>, { ...props, notify } as object)}
                </ExtensionNameContext>
              </HostContext>,
            )}
          </Suspense>
        ) : null}
      </div>
    </ErrorBoundary>
  )
}

interface WidgetsProps extends Omit<WidgetProps, 'widget'> {
  name: ShopZone
}

function Widgets({ name, props, shell, host }: WidgetsProps) {
  const widgets = usePresent(shell.registry.widgets.get(name) ?? NONE)
  if (widgets.length === 0) return null
  return (
    <div className={styles.zone} data-zone={name}>
      {widgets.map((widget) => (
        <Widget
          key={`${widget.extension.manifest.name}/${widget.contribution.id}`}
          widget={widget}
          props={props}
          shell={shell}
          host={host}
        />
      ))}
    </div>
  )
}

/** The component that fills the shop's zones with what was admitted. */
export function createZone(shell: Shell, host: Host): ShopWidgets['Zone'] {
  const binding = bindingOf(host)
  return function Zone({ name, props }) {
    return (
      <HostContext value={binding}>
        <ShellContext value={shell}>
          <ErrorBoundary ledger={shell.ledger} renderCrash={() => null}>
            <Widgets name={name} props={props} shell={shell} host={host} />
          </ErrorBoundary>
        </ShellContext>
      </HostContext>
    )
  }
}
